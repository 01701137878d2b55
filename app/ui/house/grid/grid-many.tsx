import type { ReactNode } from 'react'
import { roundings } from '#app/models/house/grid/change-many.ts'
import { gridTexts as words } from '#app/texts/house/wine/grid.ts'
import { InlineFault } from '../fields/fault.tsx'
import type { TypedGrid } from './grid-view.ts'

type Props = Pick<TypedGrid, 'typed' | 'faults'>

/** One act for many lines: a price by so much, a reduction with its days, on sale or off. */
export function GridMany({ typed, faults }: Props) {
  const isFaulty = Boolean(faults.acte ?? faults.combien)
  return (
    <details className="part grid-many" open={isFaulty}>
      <summary>{words.many}</summary>
      <div className="part-fields">
        <p className="hint full">{words.manySays}</p>
        <Field name="acte" label={words.act} faults={faults}>
          <select id="acte" name="acte" className="input" defaultValue={typed.get('acte')} {...faultyField(faults, 'acte')}>
            {Object.entries(words.acts).map(([act, label]) => (
              <option key={act} value={act}>
                {label}
              </option>
            ))}
          </select>
        </Field>
        <Field name="combien" label={words.howMuch} faults={faults}>
          <input
            id="combien"
            name="combien"
            className="input"
            defaultValue={typed.get('combien')}
            autoComplete="off"
            aria-describedby="combien-hint"
            aria-invalid={faults.combien ? true : undefined}
          />
          <span className="hint" id="combien-hint">
            {words.howMuchHint}
          </span>
        </Field>
        <Field name="arrondi" label={words.rounding} faults={faults}>
          <select id="arrondi" name="arrondi" className="input" defaultValue={typed.get('arrondi')}>
            {roundings.map((cents) => (
              <option key={cents} value={cents}>
                {words.roundings[cents]}
              </option>
            ))}
          </select>
        </Field>
        <Field name="acte-du" label={words.from} faults={faults}>
          <input id="acte-du" type="date" name="acte-du" className="input" defaultValue={typed.get('acte-du')} />
        </Field>
        <Field name="acte-au" label={words.to} faults={faults}>
          <input id="acte-au" type="date" name="acte-au" className="input" defaultValue={typed.get('acte-au')} />
        </Field>
        <p className="field">
          <label className="check">
            <input type="checkbox" name="tout" defaultChecked={typed.has('tout')} />
            <span>{words.everyLine}</span>
          </label>
        </p>
      </div>
    </details>
  )
}

type FieldProps = { name: string; label: string; faults: Props['faults']; children: ReactNode }

function Field({ name, label, faults, children }: FieldProps) {
  return (
    <p className="field">
      <label htmlFor={name}>{label}</label>
      {children}
      <InlineFault says={faults[name]} name={name} />
    </p>
  )
}

function faultyField(faults: Props['faults'], name: string) {
  return faults[name] ? ({ 'aria-invalid': true, 'aria-describedby': `e-${name}` } as const) : {}
}
