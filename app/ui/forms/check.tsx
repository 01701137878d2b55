import type { ReactNode } from 'react'
import { Fault } from './field.tsx'
import { useShown } from './post-form.tsx'

/** A box to tick, with its sentence and its fault. */
export function Check({ name, isRequired, children }: { name: string; isRequired?: boolean; children: ReactNode }) {
  const { name: form, state } = useShown()
  const id = `${form}-${name}`
  const fault = state?.faults[name]
  return (
    <div className="full">
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          required={isRequired}
          defaultChecked={state?.values[name] === 'on'}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-fault`}
          // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
          autoFocus={fault !== undefined}
        />
        <span>{children}</span>
      </label>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}
