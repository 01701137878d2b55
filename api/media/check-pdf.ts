import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

/**
 * Names by which a document does something of itself, holds another file or cannot be looked into. They are long enough
 * never to stand in packed pictures by chance; an action that holds a script has to say JavaScript.
 */
const active =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Movie|Sound|Encrypt)(?![A-Za-z0-9])/
const mostUnpacked = 16 * 1024 * 1024
const mostStreams = 20_000

export type PdfFault = 'broken' | 'active'

/** Refuses a document that is not whole, or that could do more than be read. */
export async function findPdfFault(bytes: Buffer): Promise<PdfFault | undefined> {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-2048).includes('%%EOF')) return 'broken'
  if (active.test(plain(bytes))) return 'active'
  let room = mostUnpacked
  for (const packed of packedObjects(bytes, text)) {
    const unpacked = packed && room > 0 ? await packed(room) : undefined
    if (!unpacked) return 'broken'
    room -= unpacked.length
    if (active.test(plain(unpacked))) return 'active'
  }
  return undefined
}

const [sign, longestHead] = [0x23, 64 * 1024]

/** A name may hide its letters behind their numbers, as in `/J#53`. Read byte by byte: a file may consist of nothing else. */
function plain(bytes: Buffer): string {
  const read = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    const letter = byte === sign ? (digitOf(bytes[at + 1]) << 4) | digitOf(bytes[at + 2]) : -1
    if (letter >= 0) at += 2
    read[length] = letter >= 0 ? letter : byte
    length += 1
  }
  return read.toString('latin1', 0, length)
}

/** The number that a hexadecimal digit stands for, or one that makes every sum with it negative. */
function digitOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const small = byte | 0x20
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : -1
}

type Packed = (room: number) => Promise<Buffer | undefined>

/** The streams in which other objects lie packed, each to be unpacked; nothing for one that cannot be looked into. */
function* packedObjects(bytes: Buffer, text: string): Generator<Packed | undefined> {
  const begin = /stream\r?\n/g
  let before = 0
  let count = 0
  for (let found = begin.exec(text); found; found = begin.exec(text)) {
    count += 1
    const end = text.indexOf('endstream', begin.lastIndex)
    if (end === -1 || count > mostStreams) return yield undefined
    const head = plain(bytes.subarray(Math.max(before, found.index - longestHead), found.index))
    const said = head.slice(head.lastIndexOf('obj') + 1)
    if (/\/ObjStm(?![A-Za-z0-9])/.test(said)) yield unpackerOf(said, bytes.subarray(begin.lastIndex, end))
    before = end
    begin.lastIndex = end + 'endstream'.length
  }
}

/** What is packed in any other way, or in several, is not guessed at. */
function unpackerOf(said: string, packed: Buffer): Packed | undefined {
  if (!/\/(Filter|DecodeParms|F|FFilter)(?![A-Za-z0-9])/.test(said)) return async () => packed
  const isPlainFlate = /\/Filter\s*(\/FlateDecode(?![A-Za-z0-9])|\[\s*\/FlateDecode\s*\])/.test(said)
  if (!isPlainFlate || /\/(DecodeParms|F|FFilter)(?![A-Za-z0-9])/.test(said)) return undefined
  return (room) => unpack(packed, { maxOutputLength: room }).catch(() => undefined)
}
