import type { ApiServer } from '#api/http/server.ts'
import type { Versions } from './cache/turn-versions.ts'
import type { Asked, Reply } from './http/asked.ts'
import type { Log } from './http/log.ts'
import { plainEnvelope } from './http/plain-replies.ts'
import { replyOf } from './http/web-reply.ts'
import { requestForApi } from './http/web-request.ts'

/** Every door of the API has its own limit below this one. */
const mostBytes = 64 * 1024 * 1024
const denials = new Set([401, 403, 429])

export type ApiParts = { api: ApiServer; log: Log; versions?: Versions; origin: (host: string) => string }

/** Answers everything below /api. */
export function openApiRoom({
  api,
  log,
  versions,
  origin,
}: ApiParts): (asked: Asked, id: string, client: string) => Promise<Reply> {
  return async (asked, id, client) => {
    const host = asked.headers.host
    const url = `${origin(host ?? 'localhost')}${asked.target}`
    if (!URL.canParse(url)) return plainEnvelope(400)
    const { request, isTooLong } = requestForApi(asked, url, mostBytes)
    if (isTooLong()) return plainEnvelope(413)
    request.headers.set('x-request-id', id)
    const response = await api(request, { clientAddress: client })
    if (asked.method !== 'GET' && asked.method !== 'HEAD') versions?.forget()
    if (isTooLong()) return plainEnvelope(413)
    if (denials.has(response.status)) {
      log.event('api_denied', { id, status: response.status, method: asked.method, target: asked.target, client })
    }
    return replyOf(response, asked)
  }
}
