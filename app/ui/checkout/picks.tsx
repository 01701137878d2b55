import type { ReactNode } from 'react'
import { Fault } from '../forms/field.tsx'
import { useShown } from '../forms/post-form.tsx'
import { Pick } from './pick.tsx'

type Choice = {
  value: string
  title: string
  hint?: string
  price?: string
  icon?: string
  kind?: string
  at?: number
  more?: ReactNode
}
type Props = { name: string; legend: string; chosen: string; choices: readonly Choice[]; className?: string }

/** A list of which one is chosen, with its fault. */
export function Picks({ name, legend, chosen, choices, className = '' }: Props) {
  const { name: form, state } = useShown()
  const id = `${form}-${name}`
  const fault = state?.faults[name]
  return (
    <fieldset className={`full picks ${className}`} id={id}>
      <legend>{legend}</legend>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
      {choices.map(({ value, more, ...choice }, place) => (
        <Pick
          key={value}
          name={name}
          value={value}
          {...choice}
          isChosen={value === chosen}
          fault={fault && place === 0 ? `${id}-fault` : undefined}
        >
          {more}
        </Pick>
      ))}
    </fieldset>
  )
}
