import { Readable } from 'node:stream'
import type { Answer, RawRequest, Reply } from './raw-request.ts'

const bodyless = new Set([204, 304])

/** The same answers without a port: a web request in, a web answer out. */
export function fetchOf(answer: Answer): (request: Request) => Promise<Response> {
  return async (request) => responseOf(await answer(askedOf(request)), request.method)
}

function askedOf(request: Request): RawRequest {
  const { pathname, search, host } = new URL(request.url)
  const headers: Record<string, string> = { host }
  for (const [name, value] of request.headers) headers[name] = value
  const body = request.body ? Readable.fromWeb(request.body as never) : undefined
  return { method: request.method, target: pathname + search, headers, peer: '127.0.0.1', body, signal: () => request.signal }
}

function responseOf({ status, headers, body }: Reply, method: string): Response {
  const list = new Headers()
  for (let index = 0; index < headers.length; index += 2) list.append(headers[index] ?? '', headers[index + 1] ?? '')
  const isBare = method === 'HEAD' || bodyless.has(status) || body === undefined
  const content = Buffer.isBuffer(body) ? new Uint8Array(body) : body && (Readable.toWeb(body) as ReadableStream<Uint8Array>)
  return new Response(isBare ? null : content, { status, headers: list })
}
