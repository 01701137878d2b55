import type { ReactNode } from 'react'

/** One thing that is known, beside its name. */
export function Fact({ label, children }: { label: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
