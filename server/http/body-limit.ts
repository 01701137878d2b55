import { Readable, Transform } from 'node:stream'
import type { Asked } from './asked.ts'

/** A body that ends in an error as soon as it is longer than allowed; `isTooLong` says whether that happened. */
export type LimitedBody = { stream: ReadableStream<Uint8Array> | undefined; isTooLong: () => boolean }

/** Counts a body while it streams, whatever its headers say of its length. */
export function limitBody(asked: Asked, most: number): LimitedBody {
  if (Number(asked.headers['content-length'] ?? 0) > most) return { stream: undefined, isTooLong: () => true }
  if (!asked.body) return { stream: undefined, isTooLong: () => false }
  let length = 0
  const counter = new Transform({
    transform(piece: Buffer, _encoding, pass) {
      length += piece.length
      if (length > most) pass(new Error('the body is too long'))
      else pass(null, piece)
    },
  })
  const source = asked.body
  source.on('error', (error) => counter.destroy(error))
  // A source that breaks off must break the reader too, which `pipe` alone does not do.
  source.on('close', () => source.readableEnded || counter.destroy(new Error('the body broke off')))
  counter.on('error', () => {
    source.unpipe(counter)
    source.resume()
  })
  source.pipe(counter)
  return { stream: Readable.toWeb(counter) as ReadableStream<Uint8Array>, isTooLong: () => length > most }
}
