// React's own floor: the tree of a page, rendered by renderToString behind a bare server, without data for hydration.
import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { readTree } from './read-tree.mjs'

const html = await (await fetch(process.argv[2])).text()
const tree = readTree(html.replace(/<script[\s\S]*?<\/script>/g, ''))

function Page() {
  return build(tree)
}

function build(node) {
  if (typeof node === 'string') return node
  return createElement(node.name, node.attributes, ...node.children.map(build))
}

const server = createServer((_req, res) => {
  const body = `<!DOCTYPE html>${renderToString(createElement(Page))}`
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  res.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
