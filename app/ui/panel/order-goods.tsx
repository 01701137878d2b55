import type { OrderDesk } from '#app/services/panel/order-screen.server.ts'
import { orderDeskTexts } from '#app/texts/panel/orders.ts'
import { sayCents } from './money.ts'

/** What was ordered, as it was sold. */
export function OrderGoods({ order }: { order: OrderDesk }) {
  return (
    <section className="sheet" aria-label={orderDeskTexts.goods}>
      <div className="sheet-head">
        <h2>{orderDeskTexts.goods}</h2>
      </div>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{orderDeskTexts.wine}</th>
            <th scope="col" className="r">
              {orderDeskTexts.quantity}
            </th>
            <th scope="col" className="r">
              {orderDeskTexts.unit}
            </th>
            <th scope="col" className="r">
              {orderDeskTexts.paid}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={`${line.idProduct} ${line.idDeclination}`}>
              <td>
                <b>{[line.name, line.year].filter(Boolean).join(' ')}</b> <span className="muted">{sizeOf(line)}</span>
              </td>
              <td className="r" data-label={orderDeskTexts.quantity}>
                {line.quantity}
              </td>
              <td className="r" data-label={orderDeskTexts.unit}>
                {sayCents(line.unitPrice)}
              </td>
              <td className="r" data-label={orderDeskTexts.paid}>
                {sayCents(line.paid)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="facts">
        <Amount label={orderDeskTexts.subtotal} cents={order.subtotal} />
        {order.discount > 0 && <Amount label={`${orderDeskTexts.discount} ${order.discountCode}`} cents={-order.discount} />}
        <Amount label={orderDeskTexts.shipping} cents={order.shippingFees + order.shippingDiscount} />
        {order.shippingDiscount > 0 && <Amount label={orderDeskTexts.shippingDiscount} cents={-order.shippingDiscount} />}
        <Amount label={orderDeskTexts.total} cents={order.total} />
      </dl>
      {order.message && (
        <p>
          <b>{orderDeskTexts.message}</b> {order.message}
        </p>
      )}
    </section>
  )
}

function Amount({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{sayCents(cents)}</dd>
    </div>
  )
}

function sizeOf({ capacity, capacityUnit, reference }: OrderDesk['lines'][number]): string {
  const size = capacity === null ? '' : `${capacity.toLocaleString('fr-FR')} ${capacityUnit}`
  return [size, reference].filter(Boolean).join(' · ')
}
