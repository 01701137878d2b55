import type { InputHTMLAttributes } from 'react'
import { fieldHints, fieldLabels } from '#app/texts/account/fields.ts'
import { Icon } from './icon.tsx'
import { useShown } from './post-form.tsx'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength' | 'required'
> & {
  name: string
  label?: string
  hint?: string
  isOptional?: boolean
  isFull?: boolean
}

/** A labelled line of a form, with its hint and its fault. */
export function Field({ name, label = fieldLabels[name], hint, isOptional, isFull, defaultValue, ...input }: Props) {
  const { name: form, state } = useShown()
  const id = `${form}-${name}`
  const fault = state?.faults[name]
  const about = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={isFull ? 'field full' : 'field'}>
      <label htmlFor={id}>
        {label} {isOptional && <span className="hint">{fieldHints.optional}</span>}
      </label>
      <input
        id={id}
        name={name}
        className="input"
        required={!isOptional}
        defaultValue={state?.values[name] ?? defaultValue}
        aria-invalid={fault ? true : undefined}
        aria-describedby={about || undefined}
        // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
        autoFocus={fault !== undefined}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}

/** What is wrong with a field, under it. */
export function Fault({ id, says }: { id: string; says: string }) {
  return (
    <p id={id} className="field-fault">
      <Icon of="alert" />
      <span>{says}</span>
    </p>
  )
}
