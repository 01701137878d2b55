import { href } from 'react-router'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { keyPage, stripeRights } from '#app/models/selling/money/stripe-rights.ts'
import { stripeLevels, paymentDeskTexts as words } from '#app/texts/house/fields/payment.ts'
import { RecordForm } from '../fields/record-form.tsx'
import type { FilledForm } from '../frame/posted.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'

type Props = { keyName: string; fields: readonly PanelField[]; filled?: FilledForm | undefined }

/** The screen on which an account at Stripe is linked. */
export function ConnectPayment(props: Props) {
  return (
    <>
      <ScreenHead back={{ href: href('/admin/paiement'), label: words.title }} title={words.connect} says={words.connectSays} />
      <ConnectSheet {...props} />
    </>
  )
}

/** Two steps: a key is made at Stripe with the rights it needs, and pasted here. */
export function ConnectSheet({ keyName, fields, filled }: Props) {
  const { message, ...facts } = filled ?? { entries: [], faults: {}, message: undefined }
  const ctx = { desk: { resource: 'stripe-account' }, links: new Map(), ...facts }
  return (
    <Sheet title={words.connect}>
      <p>
        <a className="more" href={keyPage(keyName)} target="_blank" rel="noopener noreferrer">
          {words.makeKey}
        </a>
      </p>
      <p className="muted">{words.makeKeySays}</p>
      <details className="part">
        <summary>{words.rights}</summary>
        <ul>
          {Object.values(stripeRights).map(({ name, level }) => (
            <li key={name}>
              <code>{name}</code> : {stripeLevels[level]}
            </li>
          ))}
        </ul>
      </details>
      <RecordForm
        id="relier"
        ctx={ctx}
        fields={fields}
        action={href('/admin/paiement/relier')}
        message={message}
        submit={words.link}
      />
    </Sheet>
  )
}
