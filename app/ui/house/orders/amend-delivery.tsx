import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { amendDeskTexts as words } from '#app/texts/house/orders/amending.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import { Fault, faultOf } from '../fields/fault.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { AmendDeliveryRefused, AmendDeliveryView } from './amend-delivery-view.ts'

const fields = [
  ['prenom', words.firstname, 'text'],
  ['nom', words.lastname, 'text'],
  ['societe', words.company, 'text'],
  ['adresse', words.address, 'text'],
  ['complement', words.addressPart2, 'text'],
  ['code', words.postalCode, 'text'],
  ['ville', words.city, 'text'],
  ['telephone', words.phone, 'tel'],
] as const

type Props = { view: AmendDeliveryView; formKey: string; refused: AmendDeliveryRefused | undefined }

/** Where an order goes and by whom, to be changed before it leaves; each carrier says what becomes of its price. */
export function AmendDelivery({ view, formKey, refused }: Props) {
  const { order, version, refusal } = view
  const place = href('/admin/commandes/:id', { id: order.id })
  const typed = refused?.typed ?? view.typed
  const faults = refused?.faults ?? {}
  return (
    <>
      <ScreenHead
        back={{ href: place, label: order.reference }}
        title={words.deliveryTitle(order.reference)}
        says={words.deliverySays}
      />
      <RefusalNote message={refused?.message ?? refusal} />
      {!refusal && (
        <form method="post" action={`${place}/livraison`} className="sheet form">
          <input type="hidden" name="cle" value={formKey} />
          <input type="hidden" name="version" value={version} />
          {order.isPaid && <p className="note full">{words.invoiceStays}</p>}
          <fieldset className="part full">
            <legend>{words.goal}</legend>
            <div className="form full">
              {fields.map(([name, label, type]) => (
                <div className="field" key={name}>
                  <label htmlFor={name}>{label}</label>
                  <input
                    id={name}
                    name={name}
                    type={type}
                    className="input"
                    defaultValue={typed[name]}
                    maxLength={254}
                    autoComplete="off"
                    {...faultOf({ faults }, name)}
                  />
                  <Fault ctx={{ faults }} name={name} />
                </div>
              ))}
              <p className="full muted">{countryNames[order.country] ?? order.country}</p>
            </div>
          </fieldset>
          <Carriers view={view} offers={refused?.offers ?? view.offers} chosen={typed.transporteur} faults={faults} />
          <p className="actions full">
            <button type="submit" className="btn">
              {words.save}
            </button>
          </p>
        </form>
      )}
    </>
  )
}

type CarriersProps = {
  view: AmendDeliveryView
  offers: AmendDeliveryView['offers']
  chosen: string | undefined
  faults: Readonly<Record<string, string>>
}

function Carriers({ view: { order, paid }, offers, chosen, faults }: CarriersProps) {
  return (
    <fieldset className="part choices-part full">
      <legend>{words.carrier}</legend>
      <Fault ctx={{ faults }} name="transporteur" />
      {offers.length === 0 && <p className="hint">{words.noCarrier}</p>}
      {offers.map(({ id, name, fees }) => (
        <label className="check" key={id}>
          <input type="hidden" name={`vu-${id}`} value={Math.min(fees, paid)} />
          <input
            type="radio"
            name="transporteur"
            value={id}
            defaultChecked={id === chosen}
            {...faultOf({ faults }, 'transporteur')}
          />
          <span>
            {words.priceOf(name, sayCents(fees))}{' '}
            <span className="hint">{sayDifference(fees, { paid, isPaid: order.isPaid })}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function sayDifference(fees: number, { paid, isPaid }: { paid: number; isPaid: boolean }): string {
  if (fees === paid) return words.asNow
  if (fees > paid) return words.dearer(sayCents(paid), sayCents(fees - paid))
  return isPaid ? words.backTo(sayCents(paid - fees)) : words.less(sayCents(paid - fees))
}
