import { href } from 'react-router'
import type { FormState } from '#app/services/account-form.server.ts'
import type { DeliveryView, Way } from '#app/services/checkout/delivery-step.server.ts'
import { checkoutTexts } from '#app/texts/checkout.ts'
import { Fault, Field } from '../forms/field.tsx'
import { useShown } from '../forms/post-form.tsx'
import { AddressParts } from './address-fields.tsx'
import { Picks } from './picks.tsx'
import { PickupPoints } from './pickup-points.tsx'
import { StepForm } from './step-form.tsx'

const { delivery: words } = checkoutTexts
const labels = {
  mode: words.mode,
  vers: words.where,
  point: words.point,
  slot: words.slot,
  message: words.message,
  phone: words.recipientPhone,
  telephone: words.phone,
}

/** How the goods reach their buyer, or somebody else. */
export function DeliveryStep({ view, state }: { view: DeliveryView; state: FormState | undefined }) {
  const { ways, chosen, fault, lost } = view
  const choices = ways.map(({ summary: _, ...way }, at) => ({ ...way, at, more: <More way={way} view={view} /> }))
  return (
    <>
      {fault && (
        <div className="note note-bad" role="status">
          <p>
            <strong>{words.noWay}</strong> {fault} {ways.length > 0 ? words.noWayCollect : words.noWayThen}
          </p>
        </div>
      )}
      {lost && (
        <p className="note note-bad" role="alert">
          {lost}
        </p>
      )}
      <StepForm step="livraison" state={state} back={href('/commande/coordonnees')} labels={labels}>
        {choices.length > 0 && <Picks name="mode" legend={words.mode} chosen={chosen} choices={choices} />}
        <ShipTo view={view} />
        {view.asksPhone && ways.some(({ kind }) => kind === 'home' || kind === 'pickup') && (
          <Field
            name="telephone"
            label={words.phone}
            hint={words.phoneHint}
            type="tel"
            autoComplete="tel"
            maxLength={25}
            required={false}
          />
        )}
        <Message message={view.message} />
      </StepForm>
      <form id="autour" method="get" action={href('/commande/livraison')} data-smooth="" data-stay="" />
    </>
  )
}

/** What hangs on a way; the price that is shown goes with the form, so that another is told before the buyer goes on. */
function More({ way: { kind, value, seen }, view }: { way: Pick<Way, 'kind' | 'value' | 'seen'>; view: DeliveryView }) {
  const seenThere = (
    <>
      <input type="hidden" name={`prix-${value}`} value={seen} />
      <input type="hidden" name={`sorte-${value}`} value={kind} />
    </>
  )
  if (kind === 'pickup')
    return (
      <>
        {seenThere}
        <PickupPoints view={view} />
      </>
    )
  return kind === 'collect' ? <Slots view={view} /> : seenThere
}

function Slots({ view: { slots, slot } }: { view: DeliveryView }) {
  const { name: form, state } = useShown()
  const fault = state?.faults.slot
  const id = `${form}-slot`
  return (
    <div className="field">
      <label htmlFor={id}>{words.slot}</label>
      <select
        id={id}
        name="slot"
        className="input num"
        defaultValue={slot}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
        autoFocus={fault !== undefined}
      >
        <option value="">{checkoutTexts.choose}</option>
        {slots.map(({ place, slots: open }) => (
          <optgroup key={place} label={place}>
            {open.map(({ value, says }) => (
              <option key={value} value={value}>
                {says}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}

function ShipTo({ view: { places, place, other, countries } }: { view: DeliveryView }) {
  const choices = places.map(({ value, says }) => ({
    value,
    title: says,
    more: value === 'other' && (
      <div className="form">
        <AddressParts known={other} countries={countries} section="shipping" />
        <Field name="phone" label={words.recipientPhone} type="tel" defaultValue={other.phone} maxLength={25} isOptional />
      </div>
    ),
  }))
  return <Picks name="vers" legend={words.where} chosen={place} choices={choices} className="ship-to" />
}

function Message({ message }: { message: string }) {
  const { name: form, state } = useShown()
  const fault = state?.faults.message
  const id = `${form}-message`
  return (
    <div className="field full">
      <label htmlFor={id}>
        {words.message} <span className="hint">{checkoutTexts.optional}</span>
      </label>
      <p id={`${id}-hint`} className="hint">
        {words.messageHint}
      </p>
      <textarea
        id={id}
        name="message"
        className="input"
        defaultValue={message}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
      />
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}
