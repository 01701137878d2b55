import { href } from 'react-router'
import { mailboxTexts as words } from '#app/texts/selling/order-follow.ts'
import { errors } from '#app/texts/site/site.ts'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainForm } from '../../platform/forms/plain-form.tsx'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'
import { type ListedOrder, ListedOrderRow } from './listed-order.tsx'

/** Where somebody without an account asks for all their orders, or what is said when they did. */
export function AskOrdersScreen({ isSent, state }: { isSent: boolean; state: FormState | undefined }) {
  if (isSent)
    return (
      <PlainScreen title={words.sentTitle} lead={words.sent}>
        <p>
          <a className="more" href={href('/suivi/toutes')}>
            {words.again}
          </a>
        </p>
      </PlainScreen>
    )
  return (
    <PlainScreen title={words.title} lead={words.lead} fromHome>
      <PlainForm name="toutes" action={href('/suivi/toutes')} submit={words.submit} state={state} labels={{}}>
        <Field name="email" type="email" autoComplete="email" maxLength={254} isFull />
      </PlainForm>
    </PlainScreen>
  )
}

/** All orders of a mailbox, each with its page and a button that orders it again; nothing where the link has lived. */
export function MailboxOrdersScreen({ orders }: { orders: readonly ListedOrder[] | undefined }) {
  if (!orders)
    return (
      <PlainScreen title={words.oldTitle} lead={words.old}>
        <p className="actions">
          <a className="btn" href={href('/suivi/toutes')}>
            {words.another}
          </a>
          <a className="btn btn-line" href="/">
            {errors.home}
          </a>
        </p>
      </PlainScreen>
    )
  return (
    <PlainScreen title={words.listTitle} lead={words.listLead}>
      <ul className="rows">
        {orders.map((order) => (
          <ListedOrderRow key={order.reference} order={order} />
        ))}
      </ul>
    </PlainScreen>
  )
}
