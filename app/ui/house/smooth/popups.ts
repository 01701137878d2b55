import { onArrival } from '../../platform/smooth/arrival.ts'
import { fetchPiece } from '../../platform/smooth/piece.ts'

/** Lets a page's popups open; what it takes is fetched only where there are some. */
export function openPopups(): void {
  const open = (path: string) => {
    const popups = document.querySelectorAll<HTMLElement>('[data-popup]')
    if (popups.length === 0) return
    void fetchPiece('popups', () => import('../../content/popups/show-popups.ts')).then((piece) => {
      if (piece) piece.showPopups(path)
      // They stay what they are without script: notices that lead to what they say.
      else for (const popup of popups) popup.dataset.plain = ''
    })
  }
  open(location.pathname)
  onArrival((path, isOther) => isOther && open(path))
}
