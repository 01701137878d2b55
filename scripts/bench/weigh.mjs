import { brotliCompressSync, gzipSync } from 'node:zlib'

/** One row of the table of bytes: what a first visit of this page loads, and in how many requests. */
export async function weighPage(origin, { name, path }) {
  const html = await (await fetch(`${origin}${path}`)).text()
  const script = unique(html, /(?:href|src|from|import\()\s*=?\s*"(\/assets\/[^"]+\.js)"/g)
  const style = unique(html, /href="(\/assets\/[^"]+\.css)"/g)
  const fonts = unique(html, /href="(\/fonts\/[^"]+)"/g)
  const pictures = unique(html, /src="(\/(?:art|images)\/[^"]+)"/g)
  const page = { br: brotliCompressSync(html).length, gzip: gzipSync(html, { level: 9 }).length }
  const [js, css, type, art] = await Promise.all([script, style, fonts, pictures].map((files) => weigh(origin, files)))
  const requests = 1 + script.length + style.length + fonts.length + pictures.length
  const cells = [
    name,
    requests,
    `${kb(page.br)} / ${kb(page.gzip)}`,
    kb(css.br),
    `${kb(js.br)} / ${kb(js.gzip)} in ${script.length}`,
    kb(type.raw),
    kb(art.br),
  ]
  return `| ${cells.join(' | ')} |`
}

function unique(html, pattern) {
  return [...new Set([...html.matchAll(pattern)].map(([, file]) => file))]
}

async function weigh(origin, files) {
  const bodies = await Promise.all(files.map(async (file) => Buffer.from(await (await fetch(origin + file)).arrayBuffer())))
  const sum = (measure) => bodies.reduce((total, body) => total + measure(body), 0)
  return {
    raw: sum((body) => body.length),
    br: sum((body) => brotliCompressSync(body).length),
    gzip: sum((body) => gzipSync(body, { level: 9 }).length),
  }
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
