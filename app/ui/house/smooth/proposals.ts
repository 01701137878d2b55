import { onArrival } from '../../platform/smooth/arrival.ts'
import { fetchPiece } from '../../platform/smooth/piece.ts'

/** Lets fields of the search and of addresses make proposals; what it takes is fetched when somebody goes to the field. */
export function offerProposals(): void {
  document.addEventListener('focusin', ({ target }) => offer(target))
  // A field that the page itself opens on had its focus before anybody listened.
  offer(document.activeElement)
  onArrival(() => offer(document.activeElement))
}

function offer(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement)) return
  if (field.hasAttribute('data-suggest'))
    void fetchPiece('suggestions', () => import('../../site/search/suggest.ts')).then((piece) => piece?.offerSuggestions(field))
  if (/(?:postal-code|address-level2)$/.test(field.autocomplete))
    void fetchPiece('towns', () => import('../../site/towns/complete-towns.ts')).then((piece) => piece?.completeTowns(field))
  if (field.autocomplete.endsWith('address-line1'))
    void fetchPiece('streets', () => import('../../site/towns/complete-streets.ts')).then((piece) =>
      piece?.completeStreets(field),
    )
}
