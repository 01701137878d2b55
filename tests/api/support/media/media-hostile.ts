import { deflateSync, gzipSync } from 'node:zlib'
import { box, drawPicture, pngChunk, writePdf, writePng, writeVideo } from '../../../support/pictures.ts'

export type Hostile = { name: string; bytes: Buffer; type?: string }

/** Stands in everything that would run; no answer may hold it where it could. */
export const marker = 'alert(/mordu/)'

const html = `<!doctype html><html><body onload="${marker}"><script>${marker}</script></body></html>`
const php = `<?php ${marker}; system($_GET['c']); ?>`
const texts: Record<string, string | Buffer> = {
  html,
  php,
  js: `${marker}//`,
  xhtml: `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>${marker}</script></html>`,
  xml: `<?xml version="1.0"?><?xml-stylesheet href="javascript:${marker}"?><a/>`,
  css: `body{background:url(javascript:${marker})}`,
  mhtml: `MIME-Version: 1.0\nContent-Type: text/html\n\n${html}`,
  exe: 'MZ\x90\0\x03',
  elf: '\x7fELF\x02\x01\x01',
  zip: 'PK\x03\x04\x14\0../../../etc/passwd',
  jar: 'PK\x03\x04META-INF/',
  swf: 'FWS\x06',
  wasm: '\0asm\x01\0\0\0',
  htaccess: 'AddType application/x-httpd-php .png',
  ini: 'auto_prepend_file=shell.png',
  tiff: 'II*\0\x08\0\0\0',
  bmp: 'BM\x36\0\0\0\0\0',
  ico: '\0\0\x01\0\x01\0',
  psd: '8BPS\0\x01',
  heic: '\0\0\0\x18ftypheic\0\0\0\0',
  jxl: '\xff\x0a\xfa',
  mkv: '\x1aE\xdf\xa3',
  ps: '%!PS-Adobe-3.0\n(x) run',
  svgz: gzipSync(`<svg xmlns="http://www.w3.org/2000/svg"><script>${marker}</script></svg>`),
  mvg: 'push graphic-context\nfill url(https://127.0.0.1/)',
  pnm: 'P6 99999 99999 255\n',
  text: 'rien qu’un texte',
  nothing: '',
}
const disguises: [ending: string, type: string][] = [
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['svg', 'image/svg+xml'],
]

/** What calls itself a picture and is none. */
function disguised(): Hostile[] {
  return Object.entries(texts).flatMap(([kind, content]) =>
    disguises.map(([ending, type]) => ({ name: `${kind}.${ending}`, bytes: toBytes(content), type })),
  )
}

/** What begins as one kind of file and goes on as another. */
async function twofold(): Promise<Hostile[]> {
  const pictures = await Promise.all((['jpeg', 'png', 'gif', 'webp', 'avif'] as const).map((format) => drawPicture(format)))
  const tails = [html, php, writePdf().toString('latin1'), gzipSync(html)]
  const appended = pictures.flatMap((bytes, place) =>
    tails.map((tail, kind) => ({ name: `two-${place}-${kind}.png.html`, bytes: Buffer.concat([bytes, toBytes(tail)]) })),
  )
  const jpeg = pictures[0] ?? Buffer.alloc(0)
  const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(php.length + 2)}${php}`, 'latin1')
  const said = pngChunk('tEXt', Buffer.from(`Comment\0${html}`))
  const packed = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(html)]))
  const rows = Buffer.alloc(2)
  const scripted = deflateSync(`1 0 obj<</S/JavaScript/JS(${marker})>>endobj`)
  const stream = Buffer.concat([
    Buffer.from(`3 0 obj<</Type/ObjStm/Filter/FlateDecode/Length ${scripted.length}>>stream\n`),
    scripted,
    Buffer.from('\nendstream endobj\n'),
  ])
  const [head = '', tail = ''] = writePdf('', '|').toString('latin1').split('|')
  return [
    ...appended,
    { name: 'comment.jpg', bytes: Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]) },
    { name: 'said.png', bytes: writePng({ width: 1, height: 1, rows, extra: [said] }) },
    { name: 'packed.png', bytes: writePng({ width: 1, height: 1, rows, extra: [packed] }) },
    { name: 'gif.js', bytes: toBytes(`GIF89a/*\0*/=1;${marker}//`) },
    { name: 'bmp.html', bytes: toBytes(`BM${html}`) },
    { name: 'film.html', bytes: Buffer.concat([writeVideo(), box('free', toBytes(html))]) },
    { name: 'film2.mp4', bytes: Buffer.concat([writeVideo(), toBytes(html)]) },
    { name: 'film3.mp4', bytes: Buffer.concat([writeVideo('isom'), box('uuid', toBytes(php))]) },
    { name: 'a.pdf', bytes: writePdf(`/OpenAction<</S/JavaScript/JS(${marker})>>`) },
    { name: 'b.pdf', bytes: writePdf(`/OpenAction<</S/J#61vaScript/JS(${marker})>>`) },
    { name: 'c.pdf', bytes: writePdf('/Names<</EmbeddedFiles<</Names[]>>>>') },
    { name: 'd.pdf', bytes: writePdf('/OpenAction<</S/Launch/F(cmd.exe)>>') },
    { name: 'e.pdf', bytes: writePdf('/AcroForm<</XFA 9 0 R>>') },
    { name: 'f.pdf', bytes: Buffer.concat([toBytes(head), stream, toBytes(tail)]) },
    { name: 'g.pdf', bytes: Buffer.concat([toBytes(html), writePdf()]) },
    { name: 'h.pdf', bytes: writePdf('/Encrypt 8 0 R') },
  ]
}

const names = [
  '../../../../etc/cron.d/x.png',
  '..\\..\\windows\\x.png',
  'shell.php',
  'shell.php.png',
  'shell.png.php',
  'shell.phtml;.png',
  'a.png\0.php',
  'C:\\x.png',
  '/etc/passwd',
  '.htaccess',
  '..',
  'con.png',
  'a\u202egnp.php',
  '<img src=x onerror=alert(1)>.png',
  '"; filename="x.php',
  `${'long'.repeat(40)}.png`,
  "it's `id` $(id).png",
  '%2e%2e%2fx.png',
  'a\r\nSet-Cookie: x=1.png',
  '‮exe.png',
]

/** Everything at once, well over a hundred and fifty files. */
export async function hostileFiles(): Promise<Hostile[]> {
  const bytes = await drawPicture('png')
  return [...disguised(), ...(await twofold()), ...names.map((name) => ({ name, bytes }))]
}

function toBytes(content: string | Buffer): Buffer {
  return typeof content === 'string' ? Buffer.from(content, 'latin1') : content
}
