import type { ReactNode } from 'react'
import { ScreenTitle } from './screen-title.tsx'

type Props = {
  title: string | undefined
  says?: ReactNode
  /** The screen above this one. */
  back?: { href: string; label: string | undefined }
  /** What stands beside the way back. */
  beside?: ReactNode
  children?: ReactNode
}

/** How a screen begins: the way back, what it is, and what it is for. */
export function ScreenHead({ title, says, back, beside, children }: Props) {
  return (
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
}
