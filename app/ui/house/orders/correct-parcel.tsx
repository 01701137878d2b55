import { href } from 'react-router'
import { orderDeskTexts as words } from '#app/texts/house/orders/orders.ts'
import { InlineFault } from '../fields/fault.tsx'
import type { OrderRefused } from './order-screen.ts'

type Props = {
  id: string
  /** Which parcel of the order it is, from one on. */
  place: number
  number: string
  carriers: readonly { id: string; name: string }[]
  refused: OrderRefused
}

/** The form that puts right under which number a parcel left, and with whom. */
export function CorrectParcel({ id, place, number, carriers, refused }: Props) {
  const at = `suivi-${place}-`
  const isOpen = Object.keys(refused.faults).some((name) => name.startsWith(at))
  const typed = (name: string, kept = '') => (isOpen ? refused.typed[`${at}${name}`] : undefined) ?? kept
  const fault = (name: string) => refused.faults[`${at}${name}`]
  return (
    <details className="part" open={isOpen}>
      <summary>
        {words.correctParcel}
        <span className="told"> {words.parcel(place)}</span>
      </summary>
      <form method="post" action={href('/admin/commandes/:id/colis', { id })} className="form">
        <input type="hidden" name="colis" value={place} />
        <input type="hidden" name="vu" value={number} />
        <p className="hint full">{words.correctSays}</p>
        <p className="field">
          <label htmlFor={`${at}numero`}>{words.number}</label>
          <input
            id={`${at}numero`}
            name="numero"
            className="input"
            defaultValue={typed('numero', number)}
            autoComplete="off"
            {...faultOf(fault('numero'), `${at}numero`)}
          />
          <InlineFault says={fault('numero')} name={`${at}numero`} />
        </p>
        <p className="field">
          <label htmlFor={`${at}transporteur`}>{words.carrierOfParcel}</label>
          <select id={`${at}transporteur`} name="transporteur" className="input" defaultValue={typed('transporteur')}>
            <option value="">{words.carrierOfOrder}</option>
            {carriers.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
          <InlineFault says={fault('transporteur')} name={`${at}transporteur`} />
        </p>
        <p className="field">
          <label htmlFor={`${at}adresse`}>{words.ownUrl}</label>
          <input
            id={`${at}adresse`}
            name="adresse"
            type="url"
            className="input"
            defaultValue={typed('adresse')}
            {...faultOf(fault('adresse'), `${at}adresse`)}
          />
          <InlineFault says={fault('adresse')} name={`${at}adresse`} />
        </p>
        <p className="actions full">
          <button type="submit" className="btn btn-line">
            {words.correctSave}
          </button>
        </p>
      </form>
    </details>
  )
}

function faultOf(says: string | undefined, name: string) {
  return says ? ({ 'aria-invalid': true, 'aria-describedby': `e-${name}` } as const) : {}
}
