import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayCalendarDay } from '#app/models/platform/time/french-date.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { disputeDeskTexts as words } from '#app/texts/house/orders/disputes.ts'
import { AlertIcon } from '../../platform/icon.tsx'
import type { Today } from './today-view.ts'

/** What banks ask back and is lost without an answer, and money at Stripe that fits no books. */
export function DisputesToAnswer({ disputes, moneyFaults }: Pick<Today, 'disputes' | 'moneyFaults'>) {
  return (
    <>
      {disputes.map(({ id, idOrder, reference, amount, dueAt, url }) => (
        <p key={id} className="note note-due">
          <AlertIcon />
          <span>
            {words.toAnswer(dueAt ? sayCalendarDay(parisDay(new Date(dueAt))) : '')}{' '}
            <a href={href('/admin/commandes/:id', { id: idOrder })}>{words.ofOrder(reference, sayCents(amount))}</a>{' '}
            <a className="more" href={url} rel="noopener noreferrer">
              {words.atStripe}
            </a>
          </span>
        </p>
      ))}
      {moneyFaults > 0 && (
        <p className="note note-bad">
          <AlertIcon />
          <a className="more" href={href('/admin/paiement')}>
            {words.faults(moneyFaults)}
          </a>
        </p>
      )}
    </>
  )
}
