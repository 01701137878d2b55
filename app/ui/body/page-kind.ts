import { useMatches, useRouteError } from 'react-router'
import { useShouldHydrate } from 'remix-utils/use-should-hydrate'
import type { RouteHandle } from '#app/models/route-handle.ts'

/** What a route says in its `handle` where somebody fills something in: React has the page in the browser, too. */
export const screen = { hydrate: true } as const satisfies RouteHandle

type OwnKind = 'panel' | 'label'

/** The same of pages that bring their own head and frame, as the owner's panel does. */
export const ownPage = (ownKind: OwnKind) => ({ ownKind })

/** Which kind of page the routes that match make of it: a document, unless one of them says otherwise. */
export function usePageKind(): 'document' | 'screen' | OwnKind {
  const isScreen = useShouldHydrate()
  const own = useMatches().map(({ handle }) => (handle as { ownKind?: OwnKind } | undefined)?.ownKind)
  // What fails above such a page is told as on any other.
  const hasFailed = Boolean(useRouteError())
  if (isScreen) return 'screen'
  return (hasFailed ? undefined : own.find(Boolean)) ?? 'document'
}
