// `npm run dev`: the shop with hot reload; Vite serves the browser's modules, the shop everything else.
import { createServer } from 'node:http'
import { relative } from 'node:path'
import { createServer as createVite } from 'vite'
import { root, say } from './steps/run.mjs'
import { setUp } from './steps/set-up.mjs'

/** What the shop behind the pages is made of: a page is read anew by itself, this is opened anew as a whole. */
const behindPages = /^(?:api|server|app\/(?:http|models|services|texts))\//

await setUp({ build: false })
process.env.NODE_ENV = 'development'
const port = Number(process.env.PORT ?? 3000)

const http = createServer()
const vite = await createVite({ root, server: { middlewareMode: { server: http }, hmr: { server: http } }, appType: 'custom' })
let isStale = false
let shop = open()
await shop

vite.watcher.on('all', (_event, file) => {
  if (behindPages.test(relative(root, file).replaceAll('\\', '/'))) isStale = true
})
http.on('request', (req, res) => vite.middlewares(req, res, () => answer(req, res)))
http.listen(port, '127.0.0.1', () => say(`The shop is open at http://localhost:${http.address().port}, with hot reload`))

async function answer(req, res) {
  try {
    if (isStale) shop = openAnew(shop)
    const { listener } = await shop
    listener(req, res)
  } catch (error) {
    vite.ssrFixStacktrace(error)
    say(error.stack)
    res.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack)
  }
}

/** What failed to open is tried again after the next change. */
async function openAnew(before) {
  isStale = false
  await before.then(({ close }) => close()).catch(() => {})
  vite.environments.ssr.moduleGraph.invalidateAll()
  return open()
}

async function open() {
  const { openDevShop } = await vite.ssrLoadModule('/server/dev.ts')
  return openDevShop(() => vite.ssrLoadModule('virtual:react-router/server-build'))
}
