import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** Tells of an address whether the browser's router can show it: files and the panel are routes without a screen of that router. */
export function openRouteTable(routes: Routes): (path: string) => boolean {
  const tree = childrenOf(routes, undefined)
  return (path) => {
    const leaf = matchRoutes(tree, path)?.at(-1)?.route.id
    return leaf === undefined || routes[leaf]?.module.default !== undefined
  }
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = route
    const named = { id, ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) }
    return index ? [{ ...named, index }] : [{ ...named, index: false as const, children: childrenOf(routes, id) }]
  })
}
