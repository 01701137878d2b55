import { renderToStaticMarkup } from 'react-dom/server'
import type { Around } from '#app/services/pages.server.ts'
import type { ShownPopup } from '#app/services/popups.server.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { markLinks } from '../body/mark-links.ts'

/** What a popup says, as HTML: its body is what a script takes from here into a window. */
export function renderPopup({ title, blocks, healthMessage }: ShownPopup, around: Around): string {
  return markLinks(
    renderToStaticMarkup(
      <div className="writings popup-page">
        <header className="wrap writings-head">
          <h1>{title}</h1>
        </header>
        <div className="popup-body">
          <BlockList blocks={blocks} around={around} />
          {healthMessage && <p className="wrap popup-law">{healthMessage}</p>}
        </div>
      </div>,
    ),
  )
}
