import { isForPath } from '#app/models/popup-pages.ts'
import type { Around } from '#app/services/pages.server.ts'
import type { ShownPopup } from '#app/services/popups.server.ts'
import { frameTexts } from '#app/texts/frame.ts'
import { BlockList } from '../blocks/block-list.tsx'

/**
 * What the owner wants seen first, as a notice that folds away by itself in every browser.
 * All of the site's stand in each page, those of other pages hidden, so that a visitor who goes on without a new document meets them too.
 */
export function Popups({ popups, path }: { popups: ShownPopup[]; path: string }) {
  return popups.map((popup) => (
    <aside
      key={popup.id}
      className="popup"
      aria-label={popup.title}
      hidden={!isForPath(popup.pages, path)}
      data-popup={popup.id}
      data-pages={JSON.stringify(popup.pages)}
      data-delay={popup.delay || undefined}
      data-reload={popup.showOnReload ? '' : undefined}
      data-flow={popup.promotesWine ? '' : undefined}
    >
      <details open>
        <summary className="wrap">
          <strong>{popup.title}</strong>
        </summary>
        <div className="popup-body">
          <BlockList blocks={popup.blocks} around={aroundOf(popup)} />
          {popup.healthMessage && <p className="wrap popup-law">{popup.healthMessage}</p>}
          {!popup.showOnReload && <PutAway popup={popup} path={path} />}
        </div>
      </details>
    </aside>
  ))
}

/** A script remembers what was folded away; without one a form does, and a stylesheet of the visitor's own keeps it away. */
function PutAway({ popup: { id, title }, path }: { popup: ShownPopup; path: string }) {
  return (
    <noscript>
      <link rel="stylesheet" href="/fenetres/fermees.css" />
      <form className="wrap popup-away" method="post" action={`/fenetres/${id}`}>
        <input type="hidden" name="retour" value={path} />
        <button type="submit" className="btn btn-line btn-small" aria-label={`${frameTexts.closePopup} : ${title}`}>
          {frameTexts.closePopup}
        </button>
      </form>
    </noscript>
  )
}

function aroundOf({ images }: ShownPopup): Around {
  return {
    images: Object.fromEntries(images.map((image) => [image.id, image])),
    addresses: [],
    hours: [],
    thirdParties: false,
    minorsBand: false,
    calendars: {},
    forms: {},
    hasNewsletter: false,
    shelves: {},
    house: new Map(),
  }
}
