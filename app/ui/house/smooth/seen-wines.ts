import { onArrival } from '../../platform/smooth/arrival.ts'
import { openDocument } from '../../platform/smooth/open-document.ts'
import { fetchPiece } from '../../platform/smooth/piece.ts'

/** Shows the wines that were looked at last, where a page has a place for them; an act on the page leaves it empty again. */
export function showSeenWines(): void {
  fill()
  onArrival(fill)
}

function fill(): void {
  const place = document.querySelector<HTMLElement>('[data-seen]')
  if (place)
    void fetchPiece('seen-wines', () => import('../../catalog/shortlist/keep-seen.ts')).then((piece) =>
      piece?.showSeen(place, open),
    )
}

async function open(ids: readonly string[]): Promise<Document | undefined> {
  const opened = await openDocument({ url: new URL(`/envies/vus?vins=${ids.join(',')}`, location.href) })
  return opened?.status === 200 ? opened.page : undefined
}
