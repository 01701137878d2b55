import { href } from 'react-router'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { stripeEvents } from '#app/models/selling/money/stripe-events.ts'
import { paymentDeskTexts as words } from '#app/texts/house/fields/payment.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { RecordFormFacts } from '../fields/form-context.ts'
import { RecordForm } from '../fields/record-form.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { PaymentEvents } from './payment-events.tsx'
import type { PaymentEvents as Events, Provider } from './payment-view.ts'

type Props = {
  provider: Provider
  events: Events
  address: string
  ctx: RecordFormFacts
  fields: readonly PanelField[]
  message?: string | undefined
}

/** Who takes the card payments of the shop. */
export function Payment({ provider, events, address, ctx, fields, message }: Props) {
  return (
    <>
      <ScreenHead title={words.title} says={words.says} />
      <p className={provider?.isActive ? 'note' : 'note note-bad'} role="status">
        {sayState(provider)}
      </p>
      <PaymentEvents {...events} />
      <Sheet title={words.address}>
        <p className="muted">{words.addressSays}</p>
        <p className="field">
          <label htmlFor="adresse-stripe">{words.address}</label>
          <input id="adresse-stripe" className="input" readOnly defaultValue={address} />
        </p>
        <ul>
          {stripeEvents.map((event) => (
            <li key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet title={words.keys}>
        <RecordForm ctx={ctx} fields={fields} action={href('/admin/paiement')} message={message} submit={panelTexts.save} />
      </Sheet>
      {provider && (
        <section className="sheet" aria-label={words.remove}>
          <p className="muted">{words.removeSays}</p>
          <form method="post" action={href('/admin/paiement/oublier')} className="actions">
            <button type="submit" className="btn btn-line">
              {words.remove}
            </button>
          </form>
        </section>
      )}
    </>
  )
}

function sayState(provider: Provider): string {
  if (!provider) return words.none
  const mode = provider.isLive ? words.live : words.test
  return provider.isActive ? mode : `${words.off} ${mode}`
}
