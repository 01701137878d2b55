import type { ReactNode } from 'react'
import { Fault } from './field.tsx'
import { useField } from './form-in-use.ts'

type Choice = {
  value: string
  title: string
  hint?: string
  /** What it promises, louder than the hint. */
  arrival?: string
  price?: string
  /** A drawing before its title. */
  icon?: string
  /** Its number on a map beside the list. */
  mark?: number | undefined
  kind?: string
  /** Its rank, by which a style shows what the order comes to that way. */
  at?: number
  /** What hangs on it stands under it, and where a style can see what is chosen it waits until then. */
  more?: ReactNode
}
type Props = {
  name: string
  legend: string
  chosen: string
  choices: readonly Choice[]
  className?: string
  form?: string | undefined
}

/** A list of which one is chosen, each choice a row, with its fault. */
export function Picks({ name, legend, chosen, choices, className = '', form }: Props) {
  const { id, fault, value: typed, input } = useField(name)
  const { id: _, ...said } = input
  return (
    <fieldset className={`full picks ${className}`} id={id}>
      <legend>{legend}</legend>
      {fault && <Fault id={`${id}-fault`} says={fault} />}
      {choices.map(({ value, title, hint, arrival, price, icon, mark, kind, at, more }, rank) => (
        <div key={value} className="pick">
          <label className="pick-row">
            <input
              type="radio"
              form={form}
              {...(rank === 0 ? said : { name })}
              value={value}
              defaultChecked={value === (typed ?? chosen)}
              data-kind={kind}
              data-at={at}
            />
            <span>
              {mark && <span aria-hidden="true">{mark}. </span>}
              <b>
                {icon && <img src={icon} width="20" height="20" alt="" />}
                {icon && ' '}
                {title}
              </b>
              {arrival && <span className="arrival num">{arrival}</span>}
              {hint && <span className="hint">{hint}</span>}
            </span>
            {price && <span className="price num">{price}</span>}
          </label>
          {more && <div className="pick-more">{more}</div>}
        </div>
      ))}
    </fieldset>
  )
}
