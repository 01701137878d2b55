import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import type { ApiLine, WebSite } from './line.ts'
import { lineInProcess, openGround } from './line-in-process.ts'
import { openPages, type Pages } from './pages.ts'
import type { Settings } from './settings.ts'

/** Serves the sites and, unless another process does, the product API. */
export async function serve(settings: Settings): Promise<void> {
  const line = lineInProcess(await openGround(settings))
  const build = await import('virtual:react-router/server-build')
  const pages = openPages(build, 'production')
  const server = createServer((req, res) => void answer(req, res, line, pages))
  server.listen(settings.port ?? 3000, settings.host, () => console.log(`listening on ${settings.port ?? 3000}`))
}

async function answer(req: IncomingMessage, res: ServerResponse, line: ApiLine, pages: Pages): Promise<void> {
  const site = (await line.siteOfHost('localhost')) as WebSite
  const request = createRequest(req, res, { host: new URL(site.origin).host, protocol: 'http:' })
  await sendResponse(res, await pages({ request, site, api: line.open({ siteId: site.id }), requestId: 'x' }))
}
