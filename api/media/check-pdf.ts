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
const mostStreams = 500

export type PdfFault = 'broken' | 'active'

/** Refuses a document that is not whole, or that could do more than be read. */
export async function findPdfFault(bytes: Buffer): Promise<PdfFault | undefined> {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-2048).includes('%%EOF')) return 'broken'
  if (active.test(plain(text))) return 'active'
  let room = mostUnpacked
  let streams = 0
  for (const place of text.matchAll(/\/ObjStm\b/g)) {
    streams += 1
    const unpacked = streams <= mostStreams && (await unpackStream(bytes, text, place.index, room))
    if (!unpacked) return 'broken'
    room -= unpacked.length
    if (active.test(plain(unpacked.toString('latin1')))) return 'active'
  }
  return undefined
}

/** A name may hide its letters behind their numbers, as in `/J#53`. */
function plain(text: string): string {
  return text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Other objects may lie packed inside a stream; how far it unfolds is measured while it does. */
async function unpackStream(bytes: Buffer, text: string, place: number, room: number): Promise<Buffer | undefined> {
  const begin = /stream\r?\n/g
  begin.lastIndex = place
  const found = begin.exec(text)
  const end = found ? text.indexOf('endstream', begin.lastIndex) : -1
  if (!found || end === -1 || room <= 0) return undefined
  const packed = bytes.subarray(begin.lastIndex, end)
  if (!text.slice(text.lastIndexOf('obj', place), begin.lastIndex).includes('/FlateDecode')) return packed
  return unpack(packed, { maxOutputLength: room }).catch(() => undefined)
}
