import type { ReactNode } from 'react'
import type { SiteFrame } from '#app/services/site.server.ts'
import { site } from '#app/texts/site.ts'
import { AppBar } from './app-bar.tsx'
import { Footer } from './footer.tsx'

type Props = { frame: SiteFrame; flash: string | undefined; children: ReactNode }

/** What stands around every page. */
export function Frame({ frame, flash, children }: Props) {
  return (
    <>
      <a className="skip" href="#contenu">
        {site.skip}
      </a>
      {frame.company.INFO_BAR && (
        <aside className="info-bar" aria-label={site.infoBar}>
          {frame.company.INFO_BAR}
        </aside>
      )}
      <AppBar name={frame.name} menu={frame.menu} />
      {flash && (
        <p className="note" role="status">
          {flash}
        </p>
      )}
      <main id="contenu">{children}</main>
      <Footer {...frame} />
    </>
  )
}
