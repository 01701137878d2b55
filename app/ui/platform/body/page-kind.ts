import { useMatches, useRouteError } from 'react-router'
import { useShouldHydrate } from 'remix-utils/use-should-hydrate'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'

/** What a route says in its `handle` where somebody fills something in: React has the page in the browser, too. */
export const screen = { hydrate: true } as const satisfies RouteHandle

/** A screen on which nothing leads away from what is filled in: no menu, and of the foot only what the law wants. */
export const quietScreen = { hydrate: true, isQuiet: true } as const satisfies RouteHandle

/** A document of the site that its own stylesheet may dress; where something is ordered, chosen or told by law there is none. */
export const dressed = { wearsOwnStyles: true } as const satisfies RouteHandle

/** Whether the site's own stylesheet may dress this page. */
export function useIsDressed(): boolean {
  const isDocument = usePageKind() === 'document'
  const isMarked = useHandles().some(({ wearsOwnStyles }) => wearsOwnStyles)
  const hasFailed = Boolean(useRouteError())
  return isDocument && isMarked && !hasFailed
}

/** What the routes that match say of themselves. */
export function useHandles(): RouteHandle[] {
  return useMatches().map(({ handle }) => (handle ?? {}) as RouteHandle)
}

/** Which kind of page the routes that match make of it: a document, unless one of them says otherwise. */
export function usePageKind(): 'document' | 'screen' | 'panel' | 'label' {
  const isScreen = useShouldHydrate()
  const own = useHandles().find(({ ownKind }) => ownKind)?.ownKind
  // What fails above such a page is told as on any other.
  const hasFailed = Boolean(useRouteError())
  if (isScreen) return 'screen'
  return (hasFailed ? undefined : own) ?? 'document'
}
