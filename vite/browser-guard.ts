import type { Plugin } from 'vite'

/** Fails the browser build when code of the API or the server reaches it: `.server` in a name does not protect those folders. */
export function browserGuard(root: string): Plugin {
  const base = root.replaceAll('\\', '/')
  return {
    name: 'browser-guard',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const path = id.split('?')[0] ?? id
      if (path.startsWith(`${base}/api/`) || path.startsWith(`${base}/server/`)) {
        this.error(`${path.slice(base.length + 1)} must not reach the browser`)
      }
    },
  }
}
