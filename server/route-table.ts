import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** Tells of an address whether a router in the browser has a screen for it; documents and files are loaded whole. */
export function openRouteTable(routes: Routes): (path: string) => boolean {
  const tree = childrenOf(routes, undefined)
  return (path) => matchRoutes(tree, path)?.some(({ route: { id } }) => isScreen(routes, id)) ?? false
}

function isScreen(routes: Routes, id: string | undefined): boolean {
  const handle = id === undefined ? undefined : (routes[id]?.module.handle as { hydrate?: boolean } | undefined)
  return handle?.hydrate === true
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = route
    const named = { id, ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) }
    return index ? [{ ...named, index }] : [{ ...named, index: false as const, children: childrenOf(routes, id) }]
  })
}
