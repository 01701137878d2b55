import { fieldHints, fieldLabels } from '#app/texts/account/fields.ts'
import { Fault } from './field.tsx'
import { useShown } from './post-form.tsx'

/** A labelled text of several lines. */
export function TextArea({ name, isOptional }: { name: string; isOptional?: boolean }) {
  const { name: form, state } = useShown()
  const id = `${form}-${name}`
  const fault = state?.faults[name]
  return (
    <div className="field full">
      <label htmlFor={id}>
        {fieldLabels[name]} {isOptional && <span className="hint">{fieldHints.optional}</span>}
      </label>
      <textarea
        id={id}
        name={name}
        className="input"
        required={!isOptional}
        defaultValue={state?.values[name]}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
      />
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}
