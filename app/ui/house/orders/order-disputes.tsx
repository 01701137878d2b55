import { sayCents } from '#app/models/platform/text/money.ts'
import { sayCalendarDay, sayMoment } from '#app/models/platform/time/french-date.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { disputeDeskTexts as words } from '#app/texts/house/orders/disputes.ts'
import { sayDispute } from '#app/texts/selling/dispute.ts'
import type { OrderDesk } from './order-screen.ts'

/** What a bank asks back of an order, and what the house can do about it. */
export function OrderDisputes({ disputes }: Pick<OrderDesk, 'disputes'>) {
  return disputes.map(({ id, state, amount, reason, dueAt, createdAt, url }) => (
    <p key={id} className={state === 'open' ? 'note note-due' : 'note'}>
      <span>
        <b>{words.states[state]}</b> {words.says(sayCents(amount), sayDispute(reason), sayMoment(createdAt))}
        {state === 'open' && dueAt && ` ${words.due(sayCalendarDay(parisDay(new Date(dueAt))))}`}
        {(state === 'open' || state === 'review') && ` ${words.hold}`}{' '}
        <a className="more" href={url} rel="noopener noreferrer">
          {words.atStripe}
        </a>
      </span>
    </p>
  ))
}
