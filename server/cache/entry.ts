import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../http/message/encodings.ts'
import type { Reply } from '../http/message/raw-request.ts'

/** A page ready to be sent: every reply it can give is made beforehand. */
export type Entry = {
  version: number
  /** From when on it is not true any more. */
  ends: number
  status: number
  /** Names the page's bytes; each encoding adds its own ending to it. */
  mark: string
  full: Record<Encoding, Reply>
  unchanged: Record<Encoding, Reply>
  size: number
}

export type Page = { version: number; ends: number; status: number; headers: string[]; body: Buffer }

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Makes the entry of a page, in encodings that are quick to make. */
export async function makeEntry(page: Page): Promise<Entry> {
  const [br, gz] = await Promise.all([compressBrotli(page.body, 4), gzipped(page.body, { level: 6 })])
  const mark = createHash('sha256').update(page.body).digest('base64url').slice(0, 27)
  const bodies = { br, gzip: gz, identity: page.body }
  const { version, ends, status } = page
  const entry = { version, ends, status, mark, size: sizeOf(bodies, page.headers) }
  return {
    ...entry,
    full: eachEncoding((as) => fullReply(page, mark, as, bodies[as])),
    unchanged: eachEncoding((as) => unchangedReply(page, mark, as)),
  }
}

/** Puts a smaller body in the place of the quick one; answers by how much the entry has changed in size. */
export function replaceBrotli(entry: Entry, page: Page, body: Buffer): number {
  const before = (entry.full.br.body as Buffer).length
  entry.full.br = fullReply(page, entry.mark, 'br', body)
  entry.size += body.length - before
  return body.length - before
}

/** Compresses with brotli outside of the event loop's thread. */
export function compressBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotli(bytes, { params })
}

function eachEncoding(make: (encoding: Encoding) => Reply): Record<Encoding, Reply> {
  return { br: make('br'), gzip: make('gzip'), identity: make('identity') }
}

function fullReply(page: Page, mark: string, encoding: Encoding, body: Buffer): Reply {
  const coded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  const headers = [...page.headers, ...tag(mark, encoding), ...coded, 'Content-Length', String(body.length)]
  return { status: page.status, headers, body }
}

function unchangedReply(page: Page, mark: string, encoding: Encoding): Reply {
  return { status: 304, headers: [...page.headers, ...tag(mark, encoding)], body: undefined }
}

function tag(mark: string, encoding: Encoding): string[] {
  return ['ETag', `"${mark}-${encoding}"`]
}

function sizeOf(bodies: Record<Encoding, Buffer>, headers: string[]): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0)
  return bytes + 6 * headers.reduce((sum, text) => sum + text.length, 0) + 500
}
