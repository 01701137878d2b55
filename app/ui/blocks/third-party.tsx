import type { ReactNode } from 'react'
import { words } from '#app/texts/blocks.ts'

type Props = { allowed: boolean; site: string; link: string; children: ReactNode }

/** What another site shows, or why it is not there and what to do about it. */
export function ThirdParty({ allowed, site, link, children }: Props) {
  if (allowed) return <div className="embed">{children}</div>
  return (
    <div className="embed embed-closed">
      <div>
        <p>{words.embedAsks(site)}</p>
        <p className="actions">
          <a className="btn btn-small" href="/cookies">
            {words.chooseCookies}
          </a>
          <a className="btn btn-small btn-line" href={link} rel="noreferrer">
            {words.seeAt(site)}
          </a>
        </p>
      </div>
    </div>
  )
}
