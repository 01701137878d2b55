import { followTexts as words } from '#app/texts/selling/order-follow.ts'
import type { OrderView } from './order-view.ts'

type Props = { order: Pick<OrderView, 'lines' | 'totals' | 'total'> }

/** What was ordered and what it comes to; the rows add up to the total. */
export function OrderSums({ order: { lines, totals, total } }: Props) {
  return (
    <section className="order-sums">
      <h2>{words.lines}</h2>
      <dl className="totals num">
        {lines.map(({ place, quantity, name, amount }) => (
          <div key={place}>
            <dt>
              {quantity} × {name}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <dl className="totals num order-reckoned">
        {totals.map(({ label, value, isLess }) => (
          <div key={label} className={isLess ? 'is-less' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="totals-all">
          <dt>{words.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
    </section>
  )
}
