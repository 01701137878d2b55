import { fetchPiece } from '../../platform/smooth/piece.ts'

const signs = '.bottom-bar [href="/recherche"], .app-bar .find button'

/** Opens the search over the page where a sign stands for it; what it takes is fetched then, and without it the sign leads to its page. */
export function openSearch(): void {
  document.addEventListener('click', (event) => {
    const sign = event.target instanceof Element ? event.target.closest<HTMLElement>(signs) : null
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    // A bar without the field has nothing to open.
    if (!sign || !isPlain || hasField(sign) || !document.querySelector('.app-bar form.find')) return
    event.preventDefault()
    void fetchPiece('search-sheet', () => import('../../site/search/search-sheet.ts')).then((piece) =>
      piece ? piece.openSearchSheet(sign) : location.assign('/recherche'),
    )
  })
}

/** Where the field itself is in sight its button sends what stands in it. */
function hasField(sign: HTMLElement): boolean {
  const field = sign.closest('form')?.querySelector('input')
  return field !== undefined && field !== null && field.getClientRects().length > 0
}
