import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { fulfilmentNames, sayAwaited, sayPayment } from '#app/texts/house/orders/orders.ts'
import { todayTexts } from '#app/texts/house/today.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'
import { paymentTag } from '../orders/payment-tag.ts'
import type { Today } from './today-view.ts'

/** The newest orders. */
export function NewestOrders({ orders }: { orders: Today['orders']['newest'] }) {
  const goods = useGoods()
  return (
    <Sheet title={todayTexts.orders} more={{ href: href('/admin/:desk', { desk: 'commandes' }), label: todayTexts.allOrders }}>
      {orders.length === 0 ? (
        <p className="muted">{todayTexts.noOrder(goods)}</p>
      ) : (
        <table className="table">
          <TableHead
            titles={[todayTexts.order, todayTexts.buyer, todayTexts.total, todayTexts.state]}
            numbers={[todayTexts.total]}
          />
          <tbody>
            {orders.map(({ id, reference, name, email, total, payment, fulfilment, means, expiresAt }) => (
              <tr key={id}>
                <td>
                  <a href={href('/admin/commandes/:id', { id })}>{reference}</a>
                </td>
                <td data-label={todayTexts.buyer}>{name || email}</td>
                <td className="r" data-label={todayTexts.total}>
                  {sayCents(total)}
                </td>
                <td>
                  <span className={paymentTag(payment)}>
                    {payment === 'paid'
                      ? fulfilmentNames[fulfilment]
                      : (sayAwaited({ payment, total, means, expiresAt }) ?? sayPayment({ payment, total }))}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  )
}
