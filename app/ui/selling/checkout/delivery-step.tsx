import { Form, href } from 'react-router'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { giftTexts } from '#app/texts/selling/gift.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { AddressParts } from '../../platform/forms/address-fields.tsx'
import { Choice } from '../../platform/forms/choice.tsx'
import { Field } from '../../platform/forms/field.tsx'
import type { FormState } from '../../platform/forms/form-state.ts'
import { Picks } from '../../platform/forms/picks.tsx'
import { TextArea } from '../../platform/forms/text-area.tsx'
import type { DeliveryView, Way } from './delivery-step-view.ts'
import { GiftPart } from './gift-part.tsx'
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
  carte: giftTexts.card,
  jour: giftTexts.day,
}

/** How the goods reach their buyer, or somebody else. */
export function DeliveryStep({ view, state }: { view: DeliveryView; state: FormState | undefined }) {
  const { ways, chosen, fault, lost } = view
  const goods = useGoods()
  const choices = ways.map(({ summary: _, asks, ...way }, at) => ({
    ...way,
    at,
    more: <More way={{ ...way, asks }} view={view} />,
  }))
  return (
    <>
      {fault && (
        <div className="note note-bad" role="status">
          <p>
            <strong>{words.noWay}</strong> {fault} {ways.length > 0 ? words.noWayCollect(goods) : words.noWayThen}
          </p>
        </div>
      )}
      {lost && !state && (
        <p className="note note-bad" role="alert">
          {lost}
        </p>
      )}
      <StepForm step="livraison" state={state} labels={labels} checks>
        {choices.length > 0 && <Picks name="mode" legend={words.mode} chosen={chosen} choices={choices} />}
        <ShipTo view={view} />
        {view.asksPhone && (
          <Field
            name="telephone"
            label={words.phone}
            hint={words.phoneHint(goods)}
            type="tel"
            autoComplete="tel"
            maxLength={25}
            required={false}
          />
        )}
        <TextArea
          name="message"
          label={words.message}
          hint={words.messageHint}
          isHintFirst
          defaultValue={view.message}
          isOptional
        />
        <GiftPart view={view} state={state} />
      </StepForm>
      <Form id="autour" action={href('/commande')} replace preventScrollReset>
        <input type="hidden" name="partie" value="livraison" />
      </Form>
    </>
  )
}

/** What hangs on a way; the price that is shown goes with the form, so that another is told before the buyer goes on. */
function More({ way, view }: { way: Pick<Way, 'kind' | 'value' | 'seen' | 'asks'>; view: DeliveryView }) {
  const { kind, value, seen, asks } = way
  const seenThere = (
    <>
      <input type="hidden" name={`prix-${value}`} value={seen} />
      <input type="hidden" name={`sorte-${value}`} value={kind} />
      <input type="hidden" name={`appel-${value}`} value={asks ? 'oui' : 'non'} />
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
  const groups = slots.map(({ place, slots: open }) => ({
    label: place,
    options: Object.fromEntries(open.map(({ value, says }) => [value, says])),
  }))
  const { choose } = checkoutTexts
  return <Choice name="slot" label={words.slot} empty={choose} groups={groups} defaultValue={slot} className="input num" />
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
