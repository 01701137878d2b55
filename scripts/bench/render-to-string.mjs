// React's own floor: the very tree of a page, its data already there, rendered by renderToString behind a bare server.
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerRouter } from 'react-router'
import { root } from '../steps/run.mjs'

const url = new URL(process.argv[2])
const tree = await catchTree()

const server = createServer((_req, res) => {
  const body = `<!DOCTYPE html>${renderToString(createElement(ServerRouter, tree))}`
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  res.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))

/** Lets the shop render the page once, and keeps what it was about to render. */
async function catchTree() {
  const { openShop } = await import('../../build/server/index.js')
  const build = await readBuild()
  let caught
  const entry = { ...build.entry, module: { ...build.entry.module, default: keepTree } }
  async function keepTree(request, status, headers, { serverHandoffStream, ...context }) {
    await serverHandoffStream?.cancel()
    caught = { context, url: request.url }
    return new Response('', { status, headers })
  }
  const shop = await openShop({ ...process.env, SHARED_DATA: '1' }, { build: async () => ({ ...build, entry }), cache: false })
  await shop.fetch(new Request(url))
  return caught
}

async function readBuild() {
  const folder = join(root, 'build', 'server', 'assets')
  const name = readdirSync(folder).find((file) => /^server-build-.*\.js$/.test(file))
  return import(join(folder, name))
}
