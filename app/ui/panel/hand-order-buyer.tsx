import type { HandOrderScreen } from '#app/services/panel/hand-order.server.ts'
import { handOrderTexts as words } from '#app/texts/panel/hand-order.ts'

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
export function HandOrderBuyer({ typed }: { typed: HandOrderScreen['typed'] }) {
  return (
    <div className="form">
      <p className="hint full">{words.buyerSays}</p>
      {fields.map(([name, type]) => (
        <p className="field" key={name}>
          <label htmlFor={name}>{words[name]}</label>
          <input
            id={name}
            name={name}
            type={type}
            className="input"
            defaultValue={typed.get(name)}
            maxLength={254}
            autoComplete="off"
          />
        </p>
      ))}
      <p className="field full">
        <label htmlFor="note">{words.note}</label>
        <textarea id="note" name="note" className="input" rows={2} maxLength={2000} defaultValue={typed.get('note')} />
      </p>
      <label className="check full">
        <input type="checkbox" name="majeur" defaultChecked={typed.has('majeur')} />
        <span>{words.isAdult}</span>
      </label>
    </div>
  )
}
