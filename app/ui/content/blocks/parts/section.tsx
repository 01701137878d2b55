import type { ReactNode } from 'react'
import type { BlockFrame } from '#app/models/content/blocks/shared.ts'

type Props = BlockFrame & { className?: string | undefined; children: ReactNode }

/** The ground a block stands on, as wide as the page, the air around it, and the measure of what stands on it. */
export function Section({ anchor, ground, width, air, className, children }: Props) {
  const chosen = [
    ground && ground !== 'paper' && `ground-${ground}`,
    width && width !== 'normal' && `width-${width}`,
    air && air !== 'normal' && `air-${air}`,
  ].filter(Boolean)
  return (
    <section id={anchor} className={['block', ...chosen].join(' ')}>
      <div className={className ? `wrap ${className}` : 'wrap'}>{children}</div>
    </section>
  )
}
