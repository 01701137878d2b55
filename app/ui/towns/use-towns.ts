import { useEffect } from 'react'
import { fetchPiece } from '../navigation/piece.ts'

/** Lets the fields of an address complete each other; what it takes is fetched when somebody goes to one. */
export function useTowns(): void {
  useEffect(() => {
    const offer = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && /(?:postal-code|address-level2)$/.test(target.autocomplete))
        void fetchPiece('towns', () => import('./complete-towns.ts')).then((piece) => piece?.completeTowns(target))
    }
    document.addEventListener('focusin', offer)
    return () => document.removeEventListener('focusin', offer)
  }, [])
}
