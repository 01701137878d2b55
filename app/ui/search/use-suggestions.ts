import { useEffect } from 'react'
import { fetchPiece } from '../navigation/piece.ts'

/** Lets a field of the search make proposals; what it takes is fetched when somebody goes to the field. */
export function useSuggestions(): void {
  useEffect(() => {
    const offer = (target: EventTarget | null) => {
      if (target instanceof HTMLInputElement && target.hasAttribute('data-suggest'))
        void fetchPiece('suggestions', () => import('./suggest.ts')).then((piece) => piece?.offerSuggestions(target))
    }
    const onFocus = ({ target }: FocusEvent) => offer(target)
    document.addEventListener('focusin', onFocus)
    // A field that the page itself opens on had its focus before anybody listened.
    offer(document.activeElement)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
}
