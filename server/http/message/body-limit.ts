import { type Readable, Transform } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import type { Turn } from '../crowd/fair-turns.ts'
import type { RawRequest } from './raw-request.ts'

/** Why a body was not read to its end: too long, too slow where others waited, or no room for it. */
type BodyRefusal = 413 | 408 | 429

/** A body that ends in an error as soon as it is refused; `refusal` says with which status that happened. */
export type LimitedBody = {
  stream: ReadableStream<Uint8Array> | undefined
  refusal: () => BodyRefusal | undefined
  /** Whether some of it has yet to come. */
  isComing: () => boolean
}

/** Counts a body while it streams, whatever its headers say of its length. */
export function limitBody(asked: RawRequest, most: number): LimitedBody {
  if (Number(asked.headers['content-length'] ?? 0) > most) return { stream: undefined, refusal: () => 413, isComing: () => false }
  // It may have given way while its work waited for a turn.
  if (asked.held?.gaveWay()) return { stream: undefined, refusal: () => 408, isComing: () => false }
  if (!asked.body) return { stream: undefined, refusal: () => undefined, isComing: () => false }
  let length = 0
  let refusal: BodyRefusal | undefined
  const { held, turn } = asked
  const counter = new Transform({
    transform(piece: Buffer, _encoding, pass) {
      length += piece.length
      if (length > most) refusal = 413
      else if (held && !held.takes(piece.length)) refusal = 429
      if (refusal) pass(new Error(refusal === 413 ? 'the body is too long' : 'no room for the body'))
      else pass(null, piece)
    },
    flush(pass) {
      held?.arrives()
      pass()
    },
  })
  const source = asked.body
  source.on('error', (error) => counter.destroy(error))
  // A source that breaks off must break the reader too, which `pipe` alone does not do.
  source.on('close', () => source.readableEnded || counter.destroy(new Error('the body broke off')))
  held?.ended.addEventListener('abort', () => {
    if (held.gaveWay()) refusal ??= 408
    if (!counter.writableFinished) counter.destroy(new Error('answered already, or too slow'))
  })
  counter.on('error', () => {
    source.unpipe(counter)
    source.resume()
  })
  source.pipe(counter)
  return {
    stream: WebStream.from(restWhileItComes(counter, turn)) as ReadableStream<Uint8Array>,
    refusal: () => refusal,
    isComing: () => !refusal && !counter.writableFinished,
  }
}

/**
 * Gives the turn of whoever reads a body on as soon as they begin to, and takes another once it is there. Until then they do no more
 * than read, and write files to disk as they come; so what never comes keeps nobody waiting.
 */
async function* restWhileItComes(pieces: Readable, turn: Turn | undefined): AsyncGenerator<Buffer> {
  turn?.rest()
  yield* pieces
  await turn?.resume()
}
