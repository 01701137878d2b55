import { useEffect } from 'react'

/** Lets a field of the search make proposals; what it takes is fetched when somebody goes to the field. */
export function useSuggestions(): void {
  useEffect(() => {
    const offer = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.hasAttribute('data-suggest'))
        void import('./suggest.ts').then(({ offerSuggestions }) => offerSuggestions(target))
    }
    document.addEventListener('focusin', offer)
    return () => document.removeEventListener('focusin', offer)
  }, [])
}
