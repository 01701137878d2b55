import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Step } from '#app/models/content/post.ts'
import { crumbTexts } from '#app/texts/platform/crumbs.ts'

type Props = { title: string; heading?: string; lead?: string; crumbs?: readonly Required<Step>[]; children: ReactNode }

/** A page of one's own: its title, the way here, and no place in search engines. */
export function Screen({ title, heading = title, lead, crumbs = [], children }: Props) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {crumbs.length > 0 && (
        <nav className="crumbs" aria-label={crumbTexts.label}>
          <ol>
            {crumbs.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </>
  )
}
