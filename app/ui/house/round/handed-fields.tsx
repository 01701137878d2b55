import { handedMeans } from '#app/models/selling/money/received.ts'
import { handOrderTexts as words } from '#app/texts/house/orders/hand-order.ts'
import { handedNames } from '#app/texts/selling/card-means.ts'
import { InlineFault } from '../fields/fault.tsx'

type Said = { typed: (name: string) => string | undefined; faults: Readonly<Record<string, string>> }

/** By what money comes into the hands of the house: one means that takes the rest, and what of it came by others. */
export function HandedFields({ typed, faults }: Said) {
  const fault = (name: string) => (faults[name] ? ({ 'aria-invalid': true, 'aria-describedby': `e-${name}` } as const) : {})
  return (
    <fieldset className="part choices-part">
      <legend>{words.received}</legend>
      <p className="hint">{words.receivedSays}</p>
      <InlineFault says={faults.recu} name="recu" />
      {handedMeans.map((means) => (
        <label key={means} className="check">
          <input type="radio" name="recu" value={means} defaultChecked={typed('recu') === means} {...fault('recu')} />
          <span>{handedNames[means]}</span>
        </label>
      ))}
      {handedMeans.map((means) => (
        <p key={means} className="field">
          <label htmlFor={`part-${means}`}>{words.partOf(handedNames[means])}</label>
          <input
            id={`part-${means}`}
            name={`part-${means}`}
            className="input"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={typed(`part-${means}`)}
            {...fault(`part-${means}`)}
          />
          <InlineFault says={faults[`part-${means}`]} name={`part-${means}`} />
        </p>
      ))}
    </fieldset>
  )
}
