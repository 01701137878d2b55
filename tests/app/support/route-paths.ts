import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../../app/routes.ts'

/** Every address of the site, as app/routes.ts writes it. */
export function routePaths(entries = routes as readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const here = [above, path].filter(Boolean).join('/')
    return [here, ...routePaths(children, here)]
  })
}
