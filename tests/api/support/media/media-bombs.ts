import { deflateSync } from 'node:zlib'
import { box, drawPicture, pngChunk, writeGif, writePdf, writePng } from '../../../support/pictures.ts'

export type Bomb = { name: string; bytes: Buffer }

const zeros = (size: number) => Buffer.alloc(size)

function hugePngs(): Bomb[] {
  const sizes = [
    [100_000, 100_000],
    [2_147_483_647, 1],
    [1, 2_147_483_647],
    [65_535, 65_535],
    [30_000, 30_000],
  ] as const
  const claimed = sizes.flatMap(([width, height]) =>
    [0, 2, 6].map((colour) => ({ name: `png ${width}x${height} ${colour}`, bytes: writePng({ width, height, colour }) })),
  )
  const held = writePng({ width: 40_000, height: 8000, depth: 1, rows: zeros(8000 * 5001) })
  const laced = writePng({ width: 20_000, height: 8000, depth: 1, interlace: 1, rows: zeros(8000 * 2501) })
  return [...claimed, { name: 'png 320 million pixels', bytes: held }, { name: 'png interlaced', bytes: laced }]
}

/** Small words that unfold: once, twice, and many of them. */
function packedPngs(): Bomb[] {
  const once = deflateSync(zeros(60 * 1024 * 1024), { level: 9 })
  const rows = zeros(2)
  const chunks = {
    zTXt: Buffer.concat([Buffer.from('Comment\0\0'), once]),
    iTXt: Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), once]),
    iCCP: Buffer.concat([Buffer.from('p\0\0'), once]),
    eXIf: once,
  }
  const single = Object.entries(chunks).map(([type, data]) => ({
    name: `png ${type} of 60 MB`,
    bytes: writePng({ width: 1, height: 1, rows, extra: [pngChunk(type, data)] }),
  }))
  const many = Array.from({ length: 60 }, () => pngChunk('zTXt', chunks.zTXt))
  const nested = deflateSync(deflateSync(zeros(200 * 1024 * 1024), { level: 9 }), { level: 9 })
  return [
    ...single,
    { name: 'png of 60 texts', bytes: writePng({ width: 1, height: 1, rows, extra: many }) },
    { name: 'png nested zlib', bytes: writePng({ width: 1, height: 1, rows: nested }) },
  ]
}

function floods(): Bomb[] {
  const frame = Buffer.concat([pngChunk('fcTL', zeros(26)), pngChunk('fdAT', zeros(12))])
  const apng = writePng({
    width: 1,
    height: 1,
    rows: zeros(2),
    extra: [pngChunk('acTL', zeros(8)), ...Array(20_000).fill(frame)],
  })
  return [
    { name: 'apng of 20,000 pictures', bytes: apng },
    { name: 'gif of 50,000 pictures', bytes: writeGif(50_000) },
    { name: 'gif of 3,000 large pictures', bytes: writeGif(3000, 4000, 4000) },
    { name: 'gif 65535x65535', bytes: writeGif(1, 65_535, 65_535) },
    { name: 'webp 16384x16384', bytes: wideWebp() },
  ]
}

function wideWebp(): Buffer {
  const extended = Buffer.concat([Buffer.from('VP8X'), Buffer.from([10, 0, 0, 0, 2, 0, 0, 0, 255, 63, 0, 255, 63, 0])])
  const body = Buffer.concat([Buffer.from('WEBP'), extended])
  const head = Buffer.alloc(8)
  head.write('RIFF')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

async function broken(): Promise<Bomb[]> {
  const formats = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const
  const cut = await Promise.all(
    formats.map(async (format) => {
      const bytes = await drawPicture(format, 600, 400)
      return { name: `${format} cut short`, bytes: bytes.subarray(0, Math.floor(bytes.length * 0.6)) }
    }),
  )
  const jpeg = Buffer.from(await drawPicture('jpeg', 64, 64))
  const size = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(65_500, size + 5)
  jpeg.writeUInt16BE(65_500, size + 7)
  const extent = box('ispe', zeros(4), Buffer.from([0, 1, 0, 0, 0, 1, 0, 0]))
  const avif = Buffer.concat([
    box('ftyp', Buffer.from('avif\0\0\0\0avifmif1')),
    box('meta', zeros(4), box('iprp', box('ipco', extent))),
  ])
  return [...cut, { name: 'jpeg 65500x65500', bytes: jpeg }, { name: 'avif 65536x65536', bytes: avif }]
}

function drawings(): Bomb[] {
  const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`)
  const doubling = Array.from({ length: 30 }, (_, n) => `<g id="g${n + 1}"><use href="#g${n}"/><use href="#g${n}"/></g>`).join('')
  const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  return [
    { name: 'svg of doubling uses', bytes: svg(`<path id="g0" d="M0 0h9"/>${doubling}`) },
    { name: 'svg that uses itself', bytes: svg('<g id="a"><use href="#a"/></g>') },
    {
      name: 'svg of a billion laughs',
      bytes: Buffer.from(`<!DOCTYPE svg [<!ENTITY l0 "ha">${lol}]><svg viewBox="0 0 9 9"><text>&l9;</text></svg>`),
    },
    { name: 'svg nested 100,000 deep', bytes: svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)) },
    { name: 'svg nested in attributes', bytes: svg('<g a="/>">'.repeat(80_000) + '</g>'.repeat(80_000)) },
    { name: 'svg of 100,000 shapes', bytes: svg('<path/>'.repeat(100_000)) },
    {
      name: 'svg a million wide',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="999999" height="999999"/>'),
    },
    { name: 'svg of patterns in patterns', bytes: svg(chain(3000)) },
  ]
}

function chain(length: number): string {
  return Array.from(
    { length },
    (_, n) => `<pattern id="p${n}"><rect fill="url(#p${n + 1})"/><rect fill="url(#p${n + 1})"/></pattern>`,
  ).join('')
}

function documents(): Bomb[] {
  const packed = deflateSync(zeros(300 * 1024 * 1024), { level: 9 })
  const [head = '', tail = ''] = writePdf('', '|').toString('latin1').split('|')
  const stream = Buffer.concat([
    Buffer.from('3 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\n'),
    packed,
    Buffer.from('\nendstream endobj\n'),
  ])
  return [
    { name: 'pdf that unfolds to 300 MB', bytes: Buffer.concat([Buffer.from(head), stream, Buffer.from(tail)]) },
    { name: 'pdf of 100,000 packed objects', bytes: Buffer.from(head + '/ObjStm stream\nx endstream '.repeat(100_000) + tail) },
  ]
}

/** Files that are small to send and large to open, well over forty. */
export async function imageBombs(): Promise<Bomb[]> {
  return [...hugePngs(), ...packedPngs(), ...floods(), ...(await broken()), ...drawings(), ...documents()]
}
