import { href } from 'react-router'
import { fieldLabels } from '#app/texts/identity/account/fields.ts'
import { mailboxTexts, linkTexts as words } from '#app/texts/selling/order-follow.ts'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { PlainForm } from '../../platform/forms/plain-form.tsx'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'

const labels = { email: fieldLabels.email ?? '', reference: words.reference }

/** Where the link of an order is asked for once more, or what is said when it was. */
export function LinkAskScreen({ isSent, state }: { isSent: boolean; state: FormState | undefined }) {
  return isSent ? <Sent /> : <Ask state={state} />
}

function Ask({ state }: { state: FormState | undefined }) {
  return (
    <PlainScreen title={words.title} lead={words.lead} fromHome>
      <PlainForm name="lien" action={href('/suivi')} submit={words.submit} state={state} labels={labels}>
        <Field name="reference" label={words.reference} hint={words.referenceHint} autoComplete="off" maxLength={60} isFull />
        <Field name="email" type="email" autoComplete="email" maxLength={254} isFull />
      </PlainForm>
      <p>
        <a className="more" href={href('/suivi/toutes')}>
          {mailboxTexts.here}
        </a>
      </p>
    </PlainScreen>
  )
}

function Sent() {
  return (
    <PlainScreen title={words.sentTitle} lead={words.sent}>
      <p>
        <a className="more" href={href('/suivi')}>
          {words.again}
        </a>
      </p>
    </PlainScreen>
  )
}
