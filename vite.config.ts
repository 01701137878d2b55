import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/** Fails the browser build when code of the API or the server reaches it: `.server` in a name does not protect those folders. */
function browserGuard(): Plugin {
  const root = import.meta.dirname.replaceAll('\\', '/')
  return {
    name: 'browser-guard',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const path = id.split('?')[0] ?? id
      if (path.startsWith(`${root}/api/`) || path.startsWith(`${root}/server/`)) {
        this.error(`${path.slice(root.length + 1)} must not reach the browser`)
      }
    },
  }
}

export default defineConfig({
  plugins: [browserGuard(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { rollupOptions: { input: 'server/main.ts' } } },
  },
})
