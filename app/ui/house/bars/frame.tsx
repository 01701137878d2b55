import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { ownStylesMark } from '#app/models/site/worn/own-styles.ts'
import type { PageLayout } from '../../content/blocks/parts/pages.ts'
import { useHandles } from '../../platform/body/page-kind.ts'
import { ScriptPart, ServerPart } from '../../platform/body/server-part.tsx'
import type { Flash } from '../../platform/overlays/flash.ts'

type Props = {
  isUnderMenu: boolean
  /** Something stands before the page that is to be answered first. */
  isGated: boolean
  /** The site's own stylesheet is linked, and may reach the page. */
  isDressed?: boolean
  flash: Flash | undefined
  children: ReactNode
}

/** What stands around every page: the bars above and below, the page between, and places for what opens over it. */
export function Frame({ isUnderMenu, isGated, isDressed = false, flash, children }: Props) {
  const page = useMatches().at(-1)?.loaderData as { layout?: PageLayout } | undefined
  const layout = page?.layout
  const isQuiet = useHandles().some((handle) => handle.isQuiet)
  return (
    <div
      id="haut"
      data-layout={layout?.isNarrow ? 'page' : 'default'}
      data-quiet={isQuiet ? '' : undefined}
      data-over={isUnderMenu || layout?.isUnderMenu ? '' : undefined}
    >
      <ServerPart id="frame-top" />
      {flash && (
        <p className="note flash" role="status">
          {flash.text} {flash.way && <a href={flash.way.href}>{flash.way.says}</a>}{' '}
          {flash.way?.next && <a href={flash.way.next.href}>{flash.way.next.says}</a>}
        </p>
      )}
      <main id="contenu" lang={layout?.lang} inert={isGated} {...(isDressed && { [ownStylesMark]: '' })}>
        {children}
      </main>
      <ServerPart id="frame-bottom" isInert={isGated} />
      {/* What the script of all pages tells of: that something loads, that a page is there, that the network is gone. */}
      <div className="loading" data-state="hidden" aria-hidden="true" />
      <p id="arrival" className="sr-only" aria-live="assertive" />
      <ScriptPart id="connection" aria-live="polite" />
      <ScriptPart id="toasts" className="toasts" aria-live="polite" />
      <ScriptPart id="modal" />
      <ScriptPart id="slider" />
    </div>
  )
}
