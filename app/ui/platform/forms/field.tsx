import type { InputHTMLAttributes, ReactNode } from 'react'
import { fieldHints, fieldLabels } from '#app/texts/identity/account/fields.ts'
import { AlertIcon } from '../icon.tsx'
import { type KnownField, useField } from './form-in-use.ts'

type PartProps = {
  name: string
  label?: string | undefined
  hint?: ReactNode
  /** Whether the hint is to be read before anything is written. */
  isHintFirst?: boolean
  isOptional?: boolean | undefined
  isFull?: boolean | undefined
}
type Drawn = KnownField['input'] & { className: string }

/** A labelled part of a form, whatever it is filled in with, with its hint and its fault. */
export function FieldPart({
  name,
  label = fieldLabels[name],
  hint,
  isHintFirst,
  isOptional,
  isFull,
  children,
}: PartProps & { children: (drawn: Drawn, value: string | undefined) => ReactNode }) {
  const { id, fault, value, input } = useField(name, hint !== undefined)
  const said = hint && (
    <p id={`${id}-hint`} className="hint">
      {hint}
    </p>
  )
  return (
    <div className={isFull ? 'field full' : 'field'}>
      <label htmlFor={id}>
        {label} {isOptional && <span className="hint">{fieldHints.optional}</span>}
      </label>
      {isHintFirst && said}
      {children({ ...input, className: 'input' }, value)}
      {!isHintFirst && said}
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}

type Props = PartProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'defaultValue' | 'maxLength' | 'required'>

/** A labelled line of a form. */
export function Field({ name, label, hint, isOptional, isFull, defaultValue, ...input }: Props) {
  return (
    <FieldPart name={name} label={label} hint={hint} isOptional={isOptional} isFull={isFull}>
      {(drawn, value) => <input {...drawn} required={!isOptional} defaultValue={value ?? defaultValue} {...input} />}
    </FieldPart>
  )
}

/** What is wrong with a field, under it. */
export function Fault({ id, says }: { id: string; says: string }) {
  return (
    <p id={id} className="field-fault">
      <AlertIcon />
      <span>{says}</span>
    </p>
  )
}
