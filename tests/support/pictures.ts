import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** A picture of one colour with a lighter corner, so that turning and cropping can be seen. */
export async function drawPicture(format: Format, width = 64, height = 48): Promise<Buffer> {
  const corner = await sharp({
    create: { width: Math.ceil(width / 4), height: Math.ceil(height / 4), channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#761527' } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

/** A picture as heavy as a telephone makes them: some three million bytes. */
export function drawPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  return sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#761527', noise } })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** A chunk of a PNG file. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(8)
  framed.writeUInt32BE(data.length, 0)
  framed.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([framed.subarray(0, 4), body, framed.subarray(4)])
}

export type PngWish = {
  width: number
  height: number
  depth?: number
  colour?: number
  interlace?: number
  rows?: Buffer
  extra?: Buffer[]
}

/** A PNG file written by hand: it may claim what it does not hold. */
export function writePng({
  width,
  height,
  depth = 8,
  colour = 0,
  interlace = 0,
  rows = Buffer.alloc(0),
  extra = [],
}: PngWish): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlace], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF of so many pictures, each as small as a picture can be. */
export function writeGif(frames: number, width = 1, height = 1): Buffer {
  const screen = Buffer.alloc(7)
  screen.writeUInt16LE(width, 0)
  screen.writeUInt16LE(height, 2)
  screen[4] = 0x80
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([
    Buffer.from('GIF89a'),
    screen,
    Buffer.from([0, 0, 0, 255, 255, 255]),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ])
}

/** A box of a video or AVIF file. */
export function box(type: string, ...inside: Buffer[]): Buffer {
  const data = Buffer.concat(inside)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data])
}

/** The smallest film: one track of 640 by 360, and a place where it was made. */
export function writeVideo(brand = 'isom', note = '+47.0600+004.8800/'): Buffer {
  const header = Buffer.alloc(84)
  header.writeUInt32BE(640 << 16, 76)
  header.writeUInt32BE(360 << 16, 80)
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0`)),
    box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('tkhd', header)), box('udta', box('\xa9xyz', Buffer.from(note)))),
    box('mdat', Buffer.alloc(64)),
  ])
}

/** A document of one empty page, with what is to be put into its catalogue. */
export function writePdf(catalogue = '', more = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R ${catalogue}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${more}trailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  )
}
