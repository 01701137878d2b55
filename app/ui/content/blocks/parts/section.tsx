import type { ReactNode } from 'react'
import type { BlockFrame } from '#app/models/content/blocks/shared.ts'

type Props = BlockFrame & { className?: string | undefined; children: ReactNode }

/** The ground a block stands on, as wide as the page, and the measure of what stands on it. */
export function Section({ anchor, ground, className, children }: Props) {
  const grounds = ground && ground !== 'paper' ? ` ground-${ground}` : ''
  return (
    <section id={anchor} className={`block${grounds}`}>
      <div className={className ? `wrap ${className}` : 'wrap'}>{children}</div>
    </section>
  )
}
