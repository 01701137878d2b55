import { followTexts as words } from '#app/texts/selling/order-follow.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { LinePicture } from '../cart/cart-line.tsx'
import type { OrderLineView } from './order-view.ts'

/** So many kinds of bottles stand on a shelf; the rest is told by its number. */
const most = 6

/** The bottles of an order, each with its number, as they will stand on the buyer's own shelf. */
export function OrderShelf({ lines }: { lines: readonly OrderLineView[] }) {
  const rest = lines.length - most
  const goods = useGoods()
  return (
    <ul className="order-shelf" aria-label={words.lines}>
      {lines.slice(0, rest > 0 ? most - 1 : most).map((line) => (
        <li key={line.place}>
          <LinePicture line={line} />
          <p className="small num">
            <b>{line.quantity} ×</b> {line.name}
          </p>
        </li>
      ))}
      {rest > 0 && <li className="order-others num">{words.others(goods, rest + 1)}</li>}
    </ul>
  )
}
