import { promisify } from 'node:util'
import { brotliDecompress, inflate } from 'node:zlib'
import type { FontFormat } from '#app/models/site/look/font.ts'

/** What a packed font of a megabyte may unpack to; more is a trap, not a font. */
const mostUnpacked = 24 * 1024 * 1024

/** Of the table OS/2, no more than its first fields are read. */
const mostOfTable = 4096

/** What is read of a font file: the place of its table OS/2, if it has one. */
export type FontTables = { os2: Buffer | undefined }

/** Reads a font file by its tables; none where it is cut off, lies about its lengths or lacks what letters are drawn with. */
export async function readFontTables(bytes: Buffer, format: FontFormat): Promise<FontTables | undefined> {
  try {
    if (format === 'woff2') return await readWoff2(bytes)
    return await (format === 'woff' ? readWoff(bytes) : readPlain(bytes))
  } catch {
    // Whatever is read beyond the end of the file, or does not unpack, is no font.
    return undefined
  }
}

const needed = ['cmap', 'head', 'hhea', 'hmtx']

function readPlain(bytes: Buffer): FontTables | undefined {
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, place) => {
    const at = 12 + place * 16
    return { tag: tagAt(bytes, at), start: bytes.readUInt32BE(at + 8), length: bytes.readUInt32BE(at + 12) }
  })
  if (!isWhole(tables) || tables.some(({ start, length }) => start + length > bytes.length)) return undefined
  const os2 = tables.find(({ tag }) => tag === 'OS/2')
  return { os2: os2 && bytes.subarray(os2.start, os2.start + os2.length) }
}

async function readWoff(bytes: Buffer): Promise<FontTables | undefined> {
  const tables = Array.from({ length: bytes.readUInt16BE(12) }, (_, place) => {
    const at = 44 + place * 20
    const [start, packed, length] = [bytes.readUInt32BE(at + 4), bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)]
    return { tag: tagAt(bytes, at), start, packed, length }
  })
  const isIn = tables.every(({ start, packed, length }) => start + packed <= bytes.length && packed <= length)
  if (bytes.readUInt32BE(8) !== bytes.length || !isWhole(tables) || !isIn) return undefined
  const os2 = tables.find(({ tag }) => tag === 'OS/2')
  if (!os2) return { os2: undefined }
  const kept = bytes.subarray(os2.start, os2.start + os2.packed)
  return { os2: os2.packed === os2.length ? kept : await promisify(inflate)(kept, { maxOutputLength: mostOfTable }) }
}

/** The tables whose tag is a number, and which of them may be written in another form. */
const glyphs = 10
const places = 11
const unlisted = 63
const listed: Readonly<Record<number, string>> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 6: 'OS/2' }

async function readWoff2(bytes: Buffer): Promise<FontTables | undefined> {
  const packed = bytes.readUInt32BE(20)
  // A collection of several fonts is none that a page can name.
  if (bytes.readUInt32BE(8) !== bytes.length || tagAt(bytes, 4) === 'ttcf') return undefined
  const { tables, at, length } = readDirectory(bytes)
  if (!isWhole(tables) || length > mostUnpacked || at + packed > bytes.length) return undefined
  const unpacked = await promisify(brotliDecompress)(bytes.subarray(at, at + packed), { maxOutputLength: length })
  if (unpacked.length !== length) return undefined
  const os2 = tables.find(({ tag }) => tag === 'OS/2')
  return { os2: os2 && unpacked.subarray(os2.start, os2.start + os2.length) }
}

/** The tables as they follow each other in what is packed, how long that is, and where it begins in the file. */
function readDirectory(bytes: Buffer) {
  const tables: { tag: string; start: number; length: number }[] = []
  let at = 48
  let length = 0
  for (let left = bytes.readUInt16BE(12); left > 0; left -= 1) {
    const flags = bytes.readUInt8(at)
    const known = flags & 63
    const tag = known === unlisted ? tagAt(bytes, at + 1) : (listed[known] ?? String(known))
    const plain = readLength(bytes, at + (known === unlisted ? 5 : 1))
    const changed = isChanged(flags) ? readLength(bytes, plain.end) : plain
    at = changed.end
    tables.push({ tag, start: length, length: changed.value })
    length += changed.value
  }
  return { tables, at, length }
}

/** Whether a table is written in another form than its own: outlines are unless they say that they are not. */
function isChanged(flags: number): boolean {
  const known = flags & 63
  return flags >> 6 !== (known === glyphs || known === places ? 3 : 0)
}

/** A number of up to five bytes, each of seven bits and a sign that more follow. */
function readLength(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0
  for (let at = from; at < from + 5; at += 1) {
    const byte = bytes.readUInt8(at)
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, end: at + 1 }
  }
  throw new RangeError('a length of more than five bytes')
}

function isWhole(tables: readonly { tag: string }[]): boolean {
  return needed.every((tag) => tables.some((table) => table.tag === tag))
}

function tagAt(bytes: Buffer, at: number): string {
  if (at + 4 > bytes.length) throw new RangeError('a tag beyond the end')
  return bytes.toString('latin1', at, at + 4)
}
