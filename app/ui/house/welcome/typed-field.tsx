import type { FilledForm } from '../frame/posted.ts'

type Props = {
  form: FilledForm
  name: string
  label: string
  hint?: string
  value?: string
  isNumber?: boolean
  options?: readonly (readonly [value: string, label: string])[]
}

/** A field of a step that is no parameter, with what was typed and what is wrong. */
export function TypedField({ form: { entries, faults }, name, label, hint, value = '', isNumber, options }: Props) {
  const fault = faults[name]
  const said = [hint && `h-${name}`, fault && `e-${name}`].filter(Boolean).join(' ')
  const control = {
    id: `f-${name}`,
    name,
    className: 'input',
    defaultValue: entries.find(([key]) => key === name)?.[1] ?? value,
    'aria-invalid': fault ? (true as const) : undefined,
    'aria-describedby': said || undefined,
  }
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      {options ? (
        <select {...control}>
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input {...control} type="text" inputMode={isNumber ? 'decimal' : undefined} maxLength={500} autoComplete="off" />
      )}
      {hint && (
        <span className="hint" id={`h-${name}`}>
          {hint}
        </span>
      )}
      {fault && (
        <p className="field-fault" id={`e-${name}`}>
          {fault}
        </p>
      )}
    </div>
  )
}
