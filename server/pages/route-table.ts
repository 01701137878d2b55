import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { RouteHandle } from '#app/models/platform/web/route-handle.ts'

type Routes = ServerBuild['routes']

export type RouteTable = {
  /** What the routes of an address say of themselves, read from all of them together. */
  handleOf: (path: string) => RouteHandle
  /** A path with the words of its route as the route spells them; what stands for a name or a token is left as it is. */
  spell: (path: string) => string
}

/** Opens what the routes of a build say in their handles and in their paths. */
export function openRouteTable(routes: Routes): RouteTable {
  const tree = childrenOf(routes, undefined)
  return {
    handleOf: (path) => Object.assign({}, ...(matchRoutes(tree, path) ?? []).map(({ route: { handle } }) => handle)),
    spell: (path) => {
      const words = (matchRoutes(tree, path) ?? []).flatMap(({ route }) => route.path?.split('/') ?? []).filter(Boolean)
      const [start = '', ...parts] = path.split('/')
      const spelt = parts.map((part, at) => (words[at]?.toLowerCase() === part.toLowerCase() ? (words[at] ?? part) : part))
      return [start, ...spelt].join('/')
    },
  }
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
