import type { ReactNode } from 'react'
import { ScreenTitle } from './screen-title.tsx'

type Props = {
  title: string | undefined
  says?: ReactNode
  /** The screen above this one. */
  back?: { href: string; label: string | undefined }
  /** What stands beside the way back. */
  beside?: ReactNode
  /** Other screens that show the same in another way. */
  ways?: readonly { href: string; label: string }[] | undefined
  children?: ReactNode
}

/** How a screen begins: the way back, what it is, and what it is for. */
export function ScreenHead({ title, says, back, beside, ways = [], children }: Props) {
  const head = (
    <div>
      {back && (
        <p>
          <a className="more" href={back.href}>
            {back.label}
          </a>
          {beside && <> · {beside}</>}
        </p>
      )}
      <ScreenTitle>{title}</ScreenTitle>
      {says && <p className="muted">{says}</p>}
      {children}
    </div>
  )
  if (ways.length === 0) return head
  return (
    <div className="screen-head">
      {head}
      <p>
        {ways.map(({ href, label }) => (
          <a key={href} className="btn btn-line" href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  )
}
