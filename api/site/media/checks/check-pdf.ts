import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { readStreams } from './pdf-streams.ts'

const unpack = promisify(inflate)

/**
 * Names by which a document does something of itself, holds another file or cannot be looked into. They are long enough
 * never to stand in packed pictures by chance; an action that holds a script has to say JavaScript.
 */
const active =
  /\/(JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|OnInstantiate|Rendition|Movie|Sound|Encrypt)(?![A-Za-z0-9])/
/** So much white space and so many notes stand between a name and its value; nobody writes more. */
const longestSpace = 200
const mostUnpacked = 16 * 1024 * 1024
const mostStreams = 500
/** So often no document says the name of a stream of objects, or has a chapter with others under it. */
const mostPackedNames = 50_000
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
  if (isActive(bytes)) return 'active'
  let room = mostUnpacked
  for (const packed of packedObjects(bytes, text)) {
    const unpacked = packed && room > 0 ? await packed(room) : undefined
    if (!unpacked) return 'broken'
    room -= unpacked.length
    if (isActive(unpacked)) return 'active'
  }
  return undefined
}

function isActive(bytes: Buffer): boolean {
  const said = plain(bytes)
  return active.test(said) || holdsFile(said) || /(?<!\/Type[ \r\n]{0,2})\/Thread(?![A-Za-z0-9])/.test(said)
}

/** Whether any file lies in it, whatever it is called. The name is so short that what follows has to tell it from packed pictures. */
function holdsFile(said: string): boolean {
  for (let at = said.indexOf('/EF'); at >= 0; at = said.indexOf('/EF', at + 3)) {
    const value = skipSpace(said, at + 3)
    if (value === undefined || said.startsWith('<<', value)) return true
    if (value > at + 3 && /\d/.test(said[value] ?? '')) return true
  }
  return false
}

/** Where white space and notes end; nothing where there is more of them than anybody writes. */
function skipSpace(text: string, from: number): number | undefined {
  let isNote = false
  for (let at = from; at < from + longestSpace; at += 1) {
    const letter = text[at] ?? ''
    if (isNote) isNote = letter !== '\r' && letter !== '\n'
    else if (letter === '%') isNote = true
    else if (letter === '' || !'\0\t\n\f\r '.includes(letter)) return at
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
 * The streams in which other objects lie packed, each to be unpacked; nothing for one that cannot be looked into. A name that such a
 * stream goes by, and that is no name of an object where it stands, is one to whoever is led there by the table of a hostile document.
 */
function* packedObjects(bytes: Buffer, text: string): Generator<Packed | undefined> {
  let doubtful = countPackedNames(text)
  if (doubtful === 0) return
  if (doubtful > mostPackedNames) return yield undefined
  const streams = readStreams(text, (name) => {
    if (isPacked(name)) doubtful -= 1
  })
  const packed = streams?.filter(({ head }) => isPacked(head)) ?? []
  if (!streams || doubtful > 0 || packed.length > mostStreams) return yield undefined
  for (const { head, from, end } of packed) yield unpackerOf(plain(Buffer.from(head, 'latin1')), bytes.subarray(from, end))
}

/** How often such a name is said, as far as it matters. */
function countPackedNames(text: string): number {
  let count = 0
  packedName.lastIndex = 0
  while (count <= mostPackedNames && packedName.test(text)) count += 1
  return count
}

function isPacked(said: string): boolean {
  packedName.lastIndex = 0
  return packedName.test(said)
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
