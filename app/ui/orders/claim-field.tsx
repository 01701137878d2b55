import type { ReactNode } from 'react'
import { Fault } from '../forms/field.tsx'
import { useShown } from '../forms/post-form.tsx'

/** What every kind of input carries, so that its label, hint and fault belong to it. */
type Drawn = {
  id: string
  name: string
  className: 'input'
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  autoFocus: boolean
}

type Props = { name: string; label: string; hint?: string; children: (drawn: Drawn) => ReactNode }

/** A labelled field of a claim, whatever it is filled in with. */
export function ClaimField({ name, label, hint, children }: Props) {
  const { name: form, state } = useShown()
  const id = `${form}-${name}`
  const fault = state?.faults[name]
  const about = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className="field full">
      <label htmlFor={id}>{label}</label>
      {children({
        ...{ id, name, className: 'input', 'aria-invalid': fault ? true : undefined },
        ...{ 'aria-describedby': about || undefined, autoFocus: fault !== undefined },
      })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}
