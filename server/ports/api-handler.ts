import type { ApiServer } from '#api/door/http/server.ts'
import type { VersionsPerTick } from '../cache/versions-per-tick.ts'
import type { Log } from '../http/message/log.ts'
import { plainEnvelope } from '../http/message/plain-replies.ts'
import type { RawRequest, Reply } from '../http/message/raw-request.ts'
import { replyOf } from '../http/message/web-reply.ts'
import { requestForApi } from '../http/message/web-request.ts'

/** Every door of the API has its own limit below this one. */
const mostBytes = 64 * 1024 * 1024
const denials = new Set([401, 403, 429])

export type ApiParts = {
  api: ApiServer
  log: Log
  versions?: VersionsPerTick
  production: boolean
  /** Where sites are served beside it: a host that is no site's is refused here too. */
  findSite?: (host: string | undefined) => Promise<object | undefined>
}

type Answer = (asked: RawRequest, id: string, client: string) => Promise<Reply>

/** Answers everything below /api. */
export function openApiHandler(parts: ApiParts): Answer {
  const answer = openRoom(parts)
  const { findSite, log } = parts
  if (!findSite) return answer
  return async (asked, id, client) => {
    if (await findSite(asked.headers.host)) return answer(asked, id, client)
    log.event('host_refused', { id, method: asked.method, target: asked.target, client })
    return plainEnvelope(421)
  }
}

function openRoom({ api, log, versions, production }: ApiParts): Answer {
  return async (asked, id, client) => {
    const url = `${production ? 'https' : 'http'}://${asked.headers.host ?? 'localhost'}${asked.target}`
    if (!URL.canParse(url)) return plainEnvelope(400)
    const { request, refusal } = requestForApi(asked, url, mostBytes)
    const early = refusal()
    if (early) return plainEnvelope(early)
    request.headers.set('x-request-id', id)
    const response = await api(request, { clientAddress: client })
    if (asked.method !== 'GET' && asked.method !== 'HEAD') versions?.forget()
    const late = refusal()
    if (late) return plainEnvelope(late)
    if (denials.has(response.status)) {
      log.event('api_denied', { id, status: response.status, method: asked.method, target: asked.target, client })
    }
    return replyOf(response, asked)
  }
}
