import { Readable, Transform } from 'node:stream'
import type { Asked } from './asked.ts'

/** A body that ends in an error as soon as it is longer than allowed, or finds no room; `refusal` says with which status that happened. */
export type LimitedBody = {
  stream: ReadableStream<Uint8Array> | undefined
  refusal: () => 413 | 429 | undefined
  /** Whether some of it has yet to come. */
  isComing: () => boolean
}

/** Counts a body while it streams, whatever its headers say of its length. */
export function limitBody(asked: Asked, most: number): LimitedBody {
  if (Number(asked.headers['content-length'] ?? 0) > most) return { stream: undefined, refusal: () => 413, isComing: () => false }
  if (!asked.body) return { stream: undefined, refusal: () => undefined, isComing: () => false }
  let length = 0
  let refusal: 413 | 429 | undefined
  const counter = new Transform({
    transform(piece: Buffer, _encoding, pass) {
      length += piece.length
      if (length > most) refusal = 413
      else if (asked.held && !asked.held.takes(piece.length)) refusal = 429
      if (refusal) pass(new Error(refusal === 413 ? 'the body is too long' : 'no room for the body'))
      else pass(null, piece)
    },
  })
  const source = asked.body
  source.on('error', (error) => counter.destroy(error))
  // A source that breaks off must break the reader too, which `pipe` alone does not do.
  source.on('close', () => source.readableEnded || counter.destroy(new Error('the body broke off')))
  asked.held?.ended.addEventListener('abort', () => counter.writableFinished || counter.destroy(new Error('answered already')))
  counter.on('error', () => {
    source.unpipe(counter)
    source.resume()
  })
  source.pipe(counter)
  return {
    stream: Readable.toWeb(counter) as ReadableStream<Uint8Array>,
    refusal: () => refusal,
    isComing: () => !refusal && !counter.writableFinished,
  }
}
