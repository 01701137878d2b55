import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** The first part of an address that stands for all which no route names. */
const unnamed = '*'

/**
 * Tells which narrow build answers an address: the router tries its routes one after the other, several times a page, and makes
 * them anew each time, so that two hundred of them would cost a page more than what it shows.
 */
export function openNarrowing(build: ServerBuild): (path: string) => { key: string; narrow: () => ServerBuild } | undefined {
  const named = new Set(
    topRoutes(build.routes)
      .map(firstPart)
      .filter((part) => part !== undefined),
  )
  return (path) => {
    const first = (path.split('/')[1] ?? '').toLowerCase().replace(/\.data$/, '')
    // The router decodes what it matches, and has addresses of its own.
    if (first.includes('%') || first.startsWith('_')) return undefined
    const key = named.has(first) ? first : unnamed
    return { key, narrow: () => narrowBuild(build, key) }
  }
}

/** The same build with the routes alone that an address can lead to whose first part is this. */
function narrowBuild(build: ServerBuild, first: string): ServerBuild {
  const isKept = (id: string): boolean => {
    const route = build.routes[id]
    if (!route?.parentId) return route !== undefined
    const part = build.routes[route.parentId]?.parentId ? undefined : firstPart(route)
    return (part === undefined || part === first) && isKept(route.parentId)
  }
  const keep = <T>(routes: Record<string, T>) => Object.fromEntries(Object.entries(routes).filter(([id]) => isKept(id)))
  return {
    ...build,
    routes: keep(build.routes as Record<string, Routes[string]>) as Routes,
    assets: { ...build.assets, routes: keep(build.assets.routes) as ServerBuild['assets']['routes'] },
  }
}

function topRoutes(routes: Routes) {
  return Object.values(routes).filter((route) => route?.parentId && !routes[route.parentId]?.parentId)
}

/** What an address must begin with to lead here; nothing for what any beginning may. */
function firstPart(route: Routes[string]): string | undefined {
  const [first = ''] = (route?.path ?? '').split('/')
  return /^[\w.-]+$/.test(first) ? first.toLowerCase() : undefined
}
