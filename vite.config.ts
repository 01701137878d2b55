import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserGuard } from './vite/browser-guard.ts'
import { bindTexts } from './vite/french-spaces.ts'
import { packPictureProcess } from './vite/packed-program.ts'
import { packScript, packWorker } from './vite/packed-script.ts'
import { packScreensAlone } from './vite/screens-alone.ts'
import { cutSiteFonts } from './vite/site-fonts.ts'
import { packSmooth } from './vite/smooth-script.ts'

/** Fonts have their own address, everything else that a page loads lies under /assets; the server must name them as the browser does. */
const output = {
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.woff2')) ? 'fonts/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]',
}

/** Few pieces weigh less than many: each is packed on its own, and the list of all of them stands in the manifest. */
const codeSplitting = {
  groups: [
    { name: 'vendor', test: /\/node_modules\/|rolldown\/runtime|vite\/preload-helper/, priority: 3 },
    {
      name: 'frame',
      test: /\/app\/(?:ui\/(?:platform\/(?:body|navigation)|house\/bars)|texts\/site\/site|models\/platform\/text\/goods)/,
      priority: 3,
    },
    {
      name: 'account',
      test: /\/app\/(?:ui\/platform\/forms\/|texts\/identity\/account\/(?:fields|auth)|routes\/identity\/[a-z-]+\/(?:auth-page|passkey-entry|token-page))/,
      priority: 2,
    },
    {
      name: 'member',
      test: /\/app\/(?:texts\/identity\/account\/(?:space|member|security|addresses|data|reconnection)|routes\/identity\/[a-z-]+\/(?:empty-screen|recovery-codes|code-form|address-form|reconnection))/,
      priority: 1,
    },
  ],
}

/** Libraries of many small files, of which the server needs a part: packed with it, the process starts sooner and smaller. */
const packedInto = ['zod', '@conform-to/zod', '@conform-to/dom', 'kysely', 'hono']

const root = import.meta.dirname

export default defineConfig(async () => ({
  plugins: [
    browserGuard(root),
    bindTexts(root),
    packScript(root, {
      name: 'composer',
      entry: 'app/ui/house/composer/compose.client.tsx',
      hasSheet: true,
      leavesOut: /^\.\/(Editor|Render|full|loaded)-\w+\.mjs$/,
    }),
    packScript(root, { name: 'look-desk', entry: 'app/ui/house/look/look-desk.client.ts', hasSheet: true }),
    packScript(root, { name: 'keep-work', entry: 'app/ui/house/unsaved/keep-work.client.ts' }),
    packScript(root, { name: 'cellar', entry: 'app/ui/house/cellar/cellar.client.ts' }),
    packWorker(root, { name: 'cellar-worker', entry: 'app/ui/house/cellar/cellar-worker.client.ts' }),
    packScript(root, { name: 'find', entry: 'app/ui/house/find/find.client.ts' }),
    packScript(root, { name: 'photos', entry: 'app/ui/house/photos/photos.client.ts' }),
    packScript(root, { name: 'writing', entry: 'app/ui/house/writing/writing.client.ts', hasSheet: true }),
    packScript(root, { name: 'rows', entry: 'app/ui/house/fields/rows/rows.client.ts' }),
    packScript(root, { name: 'hours', entry: 'app/ui/house/hours/hours.client.ts' }),
    packScript(root, { name: 'live-wine', entry: 'app/ui/house/live/wine.client.ts' }),
    packScript(root, { name: 'scan', entry: 'app/ui/house/scan/scan.client.ts' }),
    packScript(root, { name: 'grid', entry: 'app/ui/house/grid/grid.client.ts', hasSheet: true }),
    packScript(root, { name: 'send-files', entry: 'app/ui/platform/sends/send-files.client.ts' }),
    packPictureProcess(root),
    packSmooth(root),
    packScreensAlone(root),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { alias: { '~fonts': await cutSiteFonts(root) } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { ...output, codeSplitting } } } },
    ssr: { resolve: { noExternal: packedInto }, build: { rollupOptions: { input: 'server/main.ts', output } } },
  },
}))
