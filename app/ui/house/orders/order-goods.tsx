import { href } from 'react-router'
import { sayCapacity } from '#app/models/catalog/capacity.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { findAmendFault } from '#app/models/selling/orders/amending.ts'
import { amendDeskTexts } from '#app/texts/house/orders/amending.ts'
import { orderDeskTexts } from '#app/texts/house/orders/orders.ts'
import { giftTexts, sayGift } from '#app/texts/selling/gift.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Fact } from '../frame/fact.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import type { OrderDesk } from './order-screen.ts'

/** What was ordered, as it was sold. */
export function OrderGoods({ order }: { order: OrderDesk }) {
  const goods = useGoods()
  return (
    <Sheet title={orderDeskTexts.goods}>
      <table className="table">
        <TableHead
          titles={[orderDeskTexts.wine(goods), orderDeskTexts.quantity, orderDeskTexts.unit, orderDeskTexts.paid]}
          numbers={[orderDeskTexts.quantity, orderDeskTexts.unit, orderDeskTexts.paid]}
        />
        <tbody>
          {order.lines.map((line) => (
            <tr key={`${line.idProduct} ${line.idDeclination}`}>
              <td>
                <b>{[line.name, line.year].filter(Boolean).join(' ')}</b> <span className="muted">{sizeOf(line)}</span>
                {line.givenUp > 0 && <p className="hint">{orderDeskTexts.givenUp(line.givenUp, line.left)}</p>}
              </td>
              <td className="r" data-label={orderDeskTexts.quantity}>
                {line.quantity}
              </td>
              <td className="r" data-label={orderDeskTexts.unit}>
                {sayCents(line.unitPrice)}
              </td>
              <td className="r" data-label={orderDeskTexts.paid}>
                {line.after < line.before && <s className="muted">{sayCents(line.before)}</s>} {sayCents(line.after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TakeOff order={order} />
      <dl className="facts">
        <Fact label={orderDeskTexts.subtotal}>{sayCents(order.subtotal)}</Fact>
        {order.discount > 0 && (
          <Fact label={`${orderDeskTexts.discount} ${order.discountCode}`}>{sayCents(-order.discount)}</Fact>
        )}
        <Fact label={orderDeskTexts.shipping}>{sayCents(order.shippingFees + order.shippingDiscount)}</Fact>
        {order.shippingDiscount > 0 && <Fact label={orderDeskTexts.shippingDiscount}>{sayCents(-order.shippingDiscount)}</Fact>}
        {order.wrapping > 0 && <Fact label={giftTexts.wrapping}>{sayCents(order.wrapping)}</Fact>}
        <Fact label={orderDeskTexts.total}>{sayCents(order.total)}</Fact>
      </dl>
      {order.gift && (
        <div className="note">
          <p>
            <b>{giftTexts.title}</b>
          </p>
          {sayGift(order.gift).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {order.message && (
        <p>
          <b>{orderDeskTexts.message}</b> {order.message}
        </p>
      )}
    </Sheet>
  )
}

/** The way to take some of it off, as long as it has not left; the last bottle goes with the order. */
function TakeOff({ order }: { order: OrderDesk }) {
  const left = order.lines.reduce((sum, line) => sum + line.left, 0)
  if (left < 2 || findAmendFault(order)) return null
  return (
    <p>
      <a className="more" href={href('/admin/commandes/:id/articles', { id: order.id })}>
        {amendDeskTexts.lines}
      </a>
    </p>
  )
}

function sizeOf({ reference, ...size }: OrderDesk['lines'][number]): string {
  return [sayCapacity(size), reference].filter(Boolean).join(' · ')
}
