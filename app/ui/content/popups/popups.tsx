import { href } from 'react-router'
import { isForPath, popupPath } from '#app/models/content/popup-pages.ts'
import { frameTexts } from '#app/texts/site/frame.ts'
import type { PopupNotice } from './popups-view.ts'

/**
 * What the owner wants seen first: a notice that leads to what it says and folds away by itself in every browser.
 * All of the site's stand in each page, those of other pages hidden, so that a visitor who goes on without a new document meets them too.
 */
export function Popups({ popups, path }: { popups: PopupNotice[]; path: string }) {
  return popups.map((popup) => (
    <aside
      key={popup.id}
      className="popup"
      aria-label={popup.title}
      hidden={!isForPath(popup.pages, path)}
      data-popup={popup.id}
      data-lasting=""
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
          <p className="wrap popup-way">
            <a href={popupPath(popup.id)} aria-label={`${frameTexts.readPopup} : ${popup.title}`}>
              {frameTexts.readPopup}
            </a>
          </p>
          {popup.healthMessage && <p className="wrap popup-law">{popup.healthMessage}</p>}
        </div>
        {!popup.showOnReload && <PutAway popup={popup} path={path} />}
      </details>
    </aside>
  ))
}

/** A script remembers what was folded away; without one a form does, and a stylesheet of the visitor's own keeps it away. */
function PutAway({ popup: { id, title }, path }: { popup: PopupNotice; path: string }) {
  return (
    <noscript>
      <link rel="stylesheet" href={href('/fenetres/fermees.css')} />
      <form className="wrap popup-away" method="post" action={popupPath(id)}>
        <input type="hidden" name="retour" value={path} />
        <button type="submit" className="btn btn-line btn-small" aria-label={`${frameTexts.closePopup} : ${title}`}>
          {frameTexts.closePopup}
        </button>
      </form>
    </noscript>
  )
}
