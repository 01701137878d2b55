import { isForPath } from '#app/models/popup-pages.ts'
import type { Around } from '#app/services/pages.server.ts'
import type { ShownPopup } from '#app/services/popups.server.ts'
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
        </div>
      </details>
    </aside>
  ))
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
