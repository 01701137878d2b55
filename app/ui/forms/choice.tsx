import { fieldLabels } from '#app/texts/account/fields.ts'
import { Fault } from './field.tsx'
import { useShown } from './post-form.tsx'

/** One choice out of a short list. */
export function Choice({ name, empty, options }: { name: string; empty: string; options: Record<string, string> }) {
  const { name: form, state } = useShown()
  const id = `${form}-${name}`
  const fault = state?.faults[name]
  return (
    <div className="field full">
      <label htmlFor={id}>{fieldLabels[name]}</label>
      <select
        id={id}
        name={name}
        className="input"
        required
        defaultValue={state?.values[name] ?? ''}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
        autoFocus={fault !== undefined}
      >
        <option value="">{empty}</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}
