import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

/**
 * Names by which a document does something of itself, holds another file or cannot be looked into. They are long enough
 * never to stand in packed pictures by chance; an action that holds a script has to say JavaScript.
 */
const active =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|OnInstantiate|Rendition|Movie|Sound|Encrypt)(?![A-Za-z0-9])/
const mostUnpacked = 16 * 1024 * 1024
const mostStreams = 500
/** The head of a stream of objects is a line or two. */
const longestHead = 64 * 1024
/**
 * The names that a stream of objects goes by, each letter as it is or as its number: what it is, and where its first object
 * begins. Readers ask for the second alone.
 */
const packedName =
  /\/(?:(?:O|#4[Ff])(?:b|#62)(?:j|#6[Aa])(?:S|#53)(?:t|#74)(?:m|#6[Dd])|(?:F|#46)(?:i|#69)(?:r|#72)(?:s|#73)(?:t|#74))(?![A-Za-z0-9])/g
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

const sign = 0x23

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

/**
 * The streams in which other objects lie packed, each to be unpacked; nothing for one that cannot be looked into. They are found by
 * their names, wherever they stand: what looks like the beginning of another stream must not hide one.
 */
function* packedObjects(bytes: Buffer, text: string): Generator<Packed | undefined> {
  let last = 0
  let count = 0
  let judged = -1
  for (const { 0: name, index } of text.matchAll(packedName)) {
    // The other name of a stream that was looked into already, or one more within an object that has none.
    if (index < judged) continue
    const place = isFirst(name) ? findStream(text, index) : { isStream: true, end: -1 }
    if (!place.isStream) {
      judged = place.end
      continue
    }
    count += 1
    const before = Math.max(0, index - longestHead)
    const head = before + text.slice(before, index).lastIndexOf('obj')
    const begin = /stream(\r?\n)?/.exec(text.slice(index, index + longestHead))
    const start = begin?.[1] ? index + begin.index : -1
    if (head < before || start < last || count > mostStreams) return yield undefined
    const from = start + (begin?.[0].length ?? 0)
    const end = text.indexOf('endstream', from)
    if (end === -1) return yield undefined
    yield unpackerOf(plain(bytes.subarray(head + 'obj'.length, start)), bytes.subarray(from, end))
    ;[last, judged] = [end, start]
  }
}

/** `/First` also begins the list of chapters, which is no stream. */
function isFirst(name: string): boolean {
  return /^\/(?:F|#46)/.test(name)
}

/** Whether an object turns out to be a stream, or where it ends: words and notes within it may say either without meaning it. */
function findStream(text: string, from: number): { isStream: boolean; end: number } {
  const most = Math.min(text.length, from + longestHead)
  const mark = /\(|%[^\r\n]*|endobj|stream/g
  mark.lastIndex = from
  for (let found = mark.exec(text); found && found.index < most; found = mark.exec(text)) {
    const [said] = found
    if (said === 'endobj' || said === 'stream') return { isStream: said === 'stream', end: found.index }
    if (said === '(') mark.lastIndex = endOfWords(text, found.index, most)
  }
  // Longer than anybody writes: taken for one, and then looked at as such.
  return { isStream: true, end: most }
}

function endOfWords(text: string, from: number, most: number): number {
  let depth = 0
  for (let at = from; at < most; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '(') depth += 1
    else if (text[at] === ')') depth -= 1
    if (depth === 0) return at + 1
  }
  return most
}

/** What is packed in any other way, or in several, is not guessed at; nor is a head in which words or notes could hide one. */
function unpackerOf(said: string, packed: Buffer): Packed | undefined {
  if (!/^\s*<</.test(said) || /[()%]/.test(said)) return undefined
  if (!/\/(Filter|DecodeParms|F|FFilter)(?![A-Za-z0-9])/.test(said)) return async () => packed
  const isPlainFlate = /\/Filter\s*(\/FlateDecode(?![A-Za-z0-9])|\[\s*\/FlateDecode\s*\])/.test(said)
  // Of a key that is said twice readers take the last.
  if ((said.match(/\/Filter(?![A-Za-z0-9])/g) ?? []).length > 1) return undefined
  if (!isPlainFlate || /\/(DecodeParms|F|FFilter)(?![A-Za-z0-9])/.test(said)) return undefined
  return (room) => unpack(packed, { maxOutputLength: room }).catch(() => undefined)
}
