import type { PanelField } from '#app/models/panel/field.ts'
import type { Provider } from '#app/services/panel/payment.server.ts'
import { panelTexts } from '#app/texts/panel/panel.ts'
import { paymentDeskTexts as words } from '#app/texts/panel/payment.ts'
import { type FormScene, ThingForm } from './thing-form.tsx'

type Props = {
  provider: Provider
  address: string
  scene: FormScene
  fields: readonly PanelField[]
  message?: string | undefined
}

/** Who takes the card payments of the shop. */
export function Payment({ provider, address, scene, fields, message }: Props) {
  return (
    <>
      <div>
        <h1>{words.title}</h1>
        <p className="muted">{words.says}</p>
      </div>
      <p className={provider?.isActive ? 'note' : 'note note-bad'} role="status">
        {sayState(provider)}
      </p>
      <section className="sheet" aria-label={words.address}>
        <div className="sheet-head">
          <h2>{words.address}</h2>
        </div>
        <p className="muted">{words.addressSays}</p>
        <p className="field">
          <label htmlFor="adresse-stripe">{words.address}</label>
          <input id="adresse-stripe" className="input" readOnly defaultValue={address} />
        </p>
      </section>
      <section className="sheet" aria-label={words.keys}>
        <div className="sheet-head">
          <h2>{words.keys}</h2>
        </div>
        <ThingForm scene={scene} fields={fields} action="/admin/paiement" message={message} submit={panelTexts.save} />
      </section>
      {provider && (
        <section className="sheet" aria-label={words.remove}>
          <p className="muted">{words.removeSays}</p>
          <form method="post" action="/admin/paiement/oublier" className="actions">
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
