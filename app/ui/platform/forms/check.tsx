import type { ReactNode } from 'react'
import { Fault } from './field.tsx'
import { useField } from './form-in-use.ts'

/** A box to tick, with its sentence and its fault. */
export function Check({ name, isRequired, children }: { name: string; isRequired?: boolean; children: ReactNode }) {
  const { id, fault, value, input } = useField(name)
  return (
    <div className="full">
      <label className="check" htmlFor={id}>
        <input type="checkbox" {...input} required={isRequired} defaultChecked={value === 'on'} />
        <span>{children}</span>
      </label>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
    </div>
  )
}
