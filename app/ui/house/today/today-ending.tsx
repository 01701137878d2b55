import { href } from 'react-router'
import { sayAwaited } from '#app/texts/house/orders/orders.ts'
import { todayTexts } from '#app/texts/house/today.ts'
import { AlertIcon } from '../../platform/icon.tsx'
import type { Today } from './today-view.ts'

/** Whose transfer or cheque has not come, and until when their bottles are kept for it. */
export function EndingOrders({ orders }: { orders: Today['orders']['ending'] }) {
  return orders.map((order) => (
    <p key={order.id} className="note note-due">
      <AlertIcon />
      <span>
        <a href={href('/admin/commandes/:id', { id: order.id })}>
          {todayTexts.lateOrder(order.reference, order.name || order.email)}
        </a>{' '}
        {sayAwaited(order)}
      </span>
    </p>
  ))
}
