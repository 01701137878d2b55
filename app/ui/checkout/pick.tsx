import type { ReactNode } from 'react'

type Props = {
  name: string
  value: string
  title: string
  hint?: string | undefined
  price?: string | undefined
  /** A drawing before its title. */
  icon?: string | undefined
  isChosen: boolean
  /** Under which sentence this choice is said to be missing; set on the first of a list. */
  fault?: string | undefined
  kind?: string
  /** Its rank among the ways, by which a style shows what the order comes to that way. */
  at?: number | undefined
  children?: ReactNode
}

/** One choice as a row; what hangs on it stands under it, and where a style can see what is chosen it waits until then. */
export function Pick({ name, value, title, hint, price, icon, isChosen, fault, kind, at, children }: Props) {
  return (
    <div className="pick">
      <label className="pick-row">
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={isChosen}
          data-kind={kind}
          data-at={at}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault}
          // biome-ignore lint/a11y/noAutofocus: without script this is what leads to the fault
          autoFocus={fault !== undefined}
        />
        <span>
          <b>
            {icon && <img src={icon} width="20" height="20" alt="" />}
            {icon && ' '}
            {title}
          </b>
          {hint && <span className="hint">{hint}</span>}
        </span>
        {price && <span className="price num">{price}</span>}
      </label>
      {children && <div className="pick-more">{children}</div>}
    </div>
  )
}
