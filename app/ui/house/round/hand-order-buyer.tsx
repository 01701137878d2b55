import { handOrderTexts as words } from '#app/texts/house/orders/hand-order.ts'
import { Fault, faultOf } from '../fields/fault.tsx'
import type { HandOrderScreen } from './hand-order-view.ts'

const fields = [
  ['firstname', 'text'],
  ['lastname', 'text'],
  ['phone', 'tel'],
  ['email', 'email'],
  ['address', 'text'],
  ['postalCode', 'text'],
  ['city', 'text'],
  ['company', 'text'],
] as const

/** Who buys, as far as it needs to be known. */
export function HandOrderBuyer({ screen }: { screen: Pick<HandOrderScreen, 'typed' | 'faults'> }) {
  const { typed } = screen
  return (
    <div className="form">
      <p className="hint full">{words.buyerSays}</p>
      {fields.map(([name, type]) => (
        <div className="field" key={name}>
          <label htmlFor={name}>{words[name]}</label>
          <input
            id={name}
            name={name}
            type={type}
            className="input"
            defaultValue={typed.get(name)}
            maxLength={254}
            autoComplete="off"
            {...faultOf(screen, name)}
          />
          <Fault ctx={screen} name={name} />
        </div>
      ))}
      <div className="field full">
        <label htmlFor="note">{words.note}</label>
        <textarea
          id="note"
          name="note"
          className="input"
          rows={2}
          maxLength={2000}
          defaultValue={typed.get('note')}
          {...faultOf(screen, 'note')}
        />
        <Fault ctx={screen} name="note" />
      </div>
      <div className="full">
        <label className="check">
          <input type="checkbox" name="majeur" defaultChecked={typed.has('majeur')} {...faultOf(screen, 'majeur')} />
          <span>{words.isAdult}</span>
        </label>
        <Fault ctx={screen} name="majeur" />
      </div>
    </div>
  )
}
