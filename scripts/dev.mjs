// `npm run dev`: the shop with hot reload; Vite serves the browser's modules, the shop everything else.
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { root, say } from './steps/run.mjs'
import { setUp } from './steps/set-up.mjs'

await setUp({ build: false })
process.env.NODE_ENV = 'development'
const port = Number(process.env.PORT || 3000)

const http = createServer()
const vite = await createVite({ root, server: { middlewareMode: { server: http } }, appType: 'custom' })
const { openDevShop } = await vite.ssrLoadModule('/server/dev.ts')
const answer = await openDevShop(() => vite.ssrLoadModule('virtual:react-router/server-build'))
http.on('request', (req, res) => vite.middlewares(req, res, () => answer(req, res)))
http.listen(port, '127.0.0.1', () => say(`The shop is open at http://localhost:${port}, with hot reload`))
