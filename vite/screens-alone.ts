import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What the router takes of a route module into the browser, beside its component. */
const forBrowsers = 'meta|handle|links|shouldRevalidate|ErrorBoundary'
const own = new RegExp(`^export (?:async )?(?:(default)|(?:const|function) (${forBrowsers})\\b)`, 'gm')
/** The same where a module takes it over from another one. */
const takenOver = /^export \{ ([^}]*) \} from /gm
/** What makes a route a screen: its own handle, or that of the page that it is an act of. */
export const isScreen = (code: string) =>
  /^export (?:const handle = (?:screen|quietScreen)$|\{[^}]*\bhandle\b[^}]*\} from)/m.test(code)
const isForBrowsers = new RegExp(`^(?:default|${forBrowsers})$`)

/**
 * Only screens are alive in the browser: of every other route nothing is packed for it, so that no sentence of a document is in a
 * piece of script that nobody loads. What says so is the route's own `handle`.
 */
export function packScreensAlone(root: string): Plugin {
  const routes = join(root, 'app', 'routes')
  return {
    name: 'pack-screens-alone',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const [file = '', query = ''] = id.split('?')
      if (!file.startsWith(routes) || query.includes('build-client-route') || isScreen(code)) return
      const taken = [...code.matchAll(takenOver)].flatMap(([, list = '']) => list.split(', '))
      const names = [...code.matchAll(own)].map(([, main, other]) => main ?? other)
      names.push(...taken.filter((name) => isForBrowsers.test(name)))
      if (names.length === 0) return
      return { code: names.map(emptyExport).join('\n'), map: null }
    },
  }
}

function emptyExport(name: string | undefined): string {
  return name === 'default' ? 'export default () => null' : `export const ${name} = undefined`
}
