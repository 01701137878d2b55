import { useShouldHydrate } from 'remix-utils/use-should-hydrate'

/** What a route says in its `handle` where somebody fills something in: React has the page in the browser, too. */
export const screen = { hydrate: true } as const

/** Which kind of page the routes that match make of it: a document, unless one of them is a screen. */
export function usePageKind(): 'document' | 'screen' {
  return useShouldHydrate() ? 'screen' : 'document'
}
