import { href } from 'react-router'
import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { todayTexts } from '#app/texts/house/today.ts'
import { sayDayOf } from '#app/texts/selling/promise.ts'
import { AlertIcon } from '../../platform/icon.tsx'
import type { Today } from './today-view.ts'

/** What should have left the house, and what was promised of it. */
export function LateOrders({ orders, total }: Today['orders']['late']) {
  const more = total - orders.length
  return (
    <>
      {orders.map(({ id, reference, name, email, promise, placedAt }) => (
        <p key={id} className="note note-bad">
          <AlertIcon />
          <span>
            <a href={href('/admin/commandes/:id', { id })}>{todayTexts.lateOrder(reference, name || email)}</a>{' '}
            {promise ? todayTexts.promised(sayDayOf(promise.to)) : todayTexts.waiting(sayShortDay(placedAt))}
          </span>
        </p>
      ))}
      {more > 0 && (
        <p>
          <a className="more" href={`${href('/admin/:desk', { desk: 'commandes' })}?vue=en-retard`}>
            {todayTexts.lateMore(more)}
          </a>
        </p>
      )}
    </>
  )
}
