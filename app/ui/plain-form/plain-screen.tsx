import type { ReactNode } from 'react'

type Props = { title: string; lead?: string | undefined; home?: string | undefined; className?: string; children?: ReactNode }

/** A screen of plain HTML: the way here, its title, what it says. */
export function PlainScreen({ title, lead, home, className = 'wrap screen narrow', children }: Props) {
  return (
    <div className={className}>
      {home && (
        <nav className="crumbs" aria-label="Fil d’Ariane">
          <ol>
            <li>
              <a href="/">{home}</a>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <h1 className="num">{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  )
}
