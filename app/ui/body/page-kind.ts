import { useShouldHydrate } from 'remix-utils/use-should-hydrate'
import type { RouteHandle } from '#app/models/route-handle.ts'

/** What a route says in its `handle` where somebody fills something in: React has the page in the browser, too. */
export const screen = { hydrate: true } as const satisfies RouteHandle

/** Which kind of page the routes that match make of it: a document, unless one of them is a screen. */
export function usePageKind(): 'document' | 'screen' {
  return useShouldHydrate() ? 'screen' : 'document'
}
