import type { ReactNode } from 'react'
import { href } from 'react-router'
import { words } from '#app/texts/content/blocks.ts'

type Props = { allowed: boolean; site: string; show: string; link: string; children: ReactNode }

/** What another site shows, or why it is not there and what to do about it. */
export function ThirdParty({ allowed, site, show, link, children }: Props) {
  if (allowed) return <div className="embed">{children}</div>
  return (
    <div className="embed embed-closed">
      <div>
        <p>{words.embedAsks(site)}</p>
        <form className="actions" method="post" action={href('/cookies')}>
          <button type="submit" className="btn btn-small" name="accept" value="media">
            {show}
          </button>
          <a className="btn btn-small btn-line" href={link} rel="noreferrer">
            {words.seeAt(site)}
          </a>
          <a className="more" href={href('/cookies')}>
            {words.chooseCookies}
          </a>
        </form>
      </div>
    </div>
  )
}
