import { href } from 'react-router'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { stripeEvents } from '#app/models/selling/money/stripe-events.ts'
import { paymentDeskTexts as words } from '#app/texts/house/fields/payment.ts'
import { panelTexts } from '#app/texts/house/panel.ts'
import type { RecordFormFacts } from '../fields/form-context.ts'
import { RecordForm } from '../fields/record-form.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { ConnectSheet } from './connect-payment.tsx'
import { PaymentEvents } from './payment-events.tsx'
import type { PaymentEvents as Events, Provider } from './payment-view.ts'

type Props = {
  provider: Provider
  events: Events
  address: string
  keyName: string
  ctx: RecordFormFacts
  fields: readonly PanelField[]
  connectFields: readonly PanelField[]
  message?: string | undefined
}

/** Who takes the card payments of the shop. */
export function Payment({ provider, events, keyName, connectFields, ...form }: Props) {
  return (
    <>
      <ScreenHead title={words.title} says={words.says} />
      <p className={provider?.isActive ? 'note' : 'note note-bad'} role="status">
        {sayState(provider)}
      </p>
      {provider && !provider.isLive && <Trial />}
      <PaymentEvents {...events} />
      {provider ? (
        <>
          {!provider.isLinked && <StripeAddress address={form.address} />}
          <Keys {...form} title={provider.isLinked ? words.offer : words.keys} />
          <Leave />
        </>
      ) : (
        <>
          <ConnectSheet keyName={keyName} fields={connectFields} />
          <details className="part" open={form.message !== undefined}>
            <summary>{words.byHand}</summary>
            <StripeAddress address={form.address} />
            <Keys {...form} title={words.keys} />
          </details>
        </>
      )}
    </>
  )
}

/** How a buyer tries the shop before any card is charged. */
function Trial() {
  return (
    <Sheet title={words.tryIt}>
      <p>
        {words.tryItSays}{' '}
        <a className="more" href={href('/boutique')}>
          {words.toShop}
        </a>
      </p>
    </Sheet>
  )
}

function StripeAddress({ address }: Pick<Props, 'address'>) {
  return (
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
  )
}

function Keys({ title, ctx, fields, message }: Pick<Props, 'ctx' | 'fields' | 'message'> & { title: string }) {
  return (
    <Sheet title={title}>
      <RecordForm ctx={ctx} fields={fields} action={href('/admin/paiement')} message={message} submit={panelTexts.save} />
    </Sheet>
  )
}

/** Another account, or none. */
function Leave() {
  return (
    <section className="sheet" aria-label={words.remove}>
      <p className="muted">{words.removeSays}</p>
      <div className="actions">
        <a className="btn btn-line" href={href('/admin/paiement/relier')}>
          {words.linkOther}
        </a>
        <form method="post" action={href('/admin/paiement/oublier')}>
          <button type="submit" className="btn btn-line">
            {words.remove}
          </button>
        </form>
      </div>
    </section>
  )
}

function sayState(provider: Provider): string {
  if (!provider) return words.none
  const mode = provider.isLive ? words.live : words.test
  return provider.isActive ? mode : `${words.off} ${mode}`
}
