import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'

type Routes = ServerBuild['routes']

/** What the routes of an address say of themselves, read from all of them together. */
export type RouteTable = (path: string) => RouteHandle

/** Opens what the routes of a build say in their handles. */
export function openRouteTable(routes: Routes): RouteTable {
  const tree = childrenOf(routes, undefined)
  return (path) => Object.assign({}, ...(matchRoutes(tree, path) ?? []).map(({ route: { handle } }) => handle))
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = route
    const { handle } = route.module
    const named = { id, handle, ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) }
    return index ? [{ ...named, index }] : [{ ...named, index: false as const, children: childrenOf(routes, id) }]
  })
}
