import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'

/** The largest JSON body of a call that says no other. */
export const largestJson = 1024 * 1024

/** Reads a JSON body. */
export async function readJson(request: Request, most = largestJson): Promise<Outcome<unknown>> {
  const read = await readBytes(request, most)
  if (!read.ok) return read
  const bytes = read.value
  if (bytes.length === 0) return done(undefined)
  if (mediaType(request) !== 'application/json') return refused('unreadable')
  try {
    return done(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return refused('unreadable')
  }
}

/** Reads a body as it was sent, counting as it comes: a length that is announced proves nothing. */
export async function readBytes(request: Request, most: number): Promise<Outcome<Uint8Array>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return refused('too_large')
  // A sender that breaks off is no failure of ours.
  const bytes = await readUpTo(request.body, most).catch(() => 'broken' as const)
  if (bytes === 'broken') return refused('unreadable')
  return bytes ? done(bytes) : refused('too_large')
}

/** The type of a body, without its parameters. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

async function readUpTo(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array | undefined> {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
