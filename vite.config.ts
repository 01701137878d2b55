import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserGuard } from './vite/browser-guard.ts'
import { cutSiteFonts } from './vite/site-fonts.ts'

/** Fonts have their own address, everything else that a page loads lies under /assets; the server must name them as the browser does. */
const output = {
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.woff2')) ? 'fonts/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]',
}

/** Few pieces weigh less than many: each is packed on its own, and the list of all of them stands in the manifest. */
const codeSplitting = {
  groups: [
    { name: 'vendor', test: /\/node_modules\//, priority: 1 },
    { name: 'forms', test: /\/app\/(?:ui\/forms|texts\/account\/fields)/ },
  ],
}

export default defineConfig(async () => ({
  plugins: [browserGuard(import.meta.dirname), tailwindcss(), reactRouter()],
  resolve: { alias: { '~fonts': await cutSiteFonts(import.meta.dirname) } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { ...output, codeSplitting } } } },
    ssr: { build: { rollupOptions: { input: 'server/main.ts', output } } },
  },
}))
