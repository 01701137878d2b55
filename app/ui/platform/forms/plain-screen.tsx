import type { ReactNode } from 'react'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { Crumbs } from '../lists/crumbs.tsx'

type Props = { title: string; lead?: string | undefined; fromHome?: boolean; className?: string; children?: ReactNode }

/** A screen of plain HTML: the way here, its title, what it says. */
export function PlainScreen({ title, lead, fromHome = false, className = 'wrap screen narrow', children }: Props) {
  return (
    <div className={className}>
      {fromHome && <Crumbs steps={[homeCrumb, { label: title }]} />}
      <h1 className="num">{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  )
}
