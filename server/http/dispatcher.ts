import { isApiAway } from '#api/door/over-http/api-away.ts'
import { isUnavailable } from '#api/platform/database/faults.ts'
import type { Files } from '../files/files.ts'
import { openBodyRoom } from './crowd/body-room.ts'
import { type InTurn, openFairTurns } from './crowd/fair-turns.ts'
import { bodyArrives } from './message/body-arrival.ts'
import { clientAddress } from './message/client-address.ts'
import type { Log } from './message/log.ts'
import { type PlainStatus, plainEnvelope, plainPage } from './message/plain-replies.ts'
import type { Answer, RawRequest, Reply } from './message/raw-request.ts'
import { secure } from './message/security-headers.ts'
import { readTarget, type Target } from './message/target.ts'
import type { Metrics } from './metrics.ts'

/** What stands behind the front door; each answers its own addresses and leaves the others. */
export type Rooms = {
  /** Answers from memory what has been asked before, at once or not at all. */
  cached?: (asked: RawRequest) => Reply | undefined
  files?: Files
  images?: (asked: RawRequest, path: string) => Promise<Reply>
  health: (asked: RawRequest, target: Target) => Promise<Reply | undefined>
  api?: (asked: RawRequest, requestId: string, client: string) => Promise<Reply>
  pages?: (asked: RawRequest, target: Target, requestId: string) => Promise<Reply>
}

export type DispatcherOptions = { log: Log; metrics: Metrics; trustedProxies: number; production: boolean }

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** The front door: every request comes through here, is checked, answered, counted and written down. */
export function openDispatcher(handlers: Rooms, { log, metrics, trustedProxies, production }: DispatcherOptions): Answer {
  const holdBody = openBodyRoom()
  const inTurn = openFairTurns()
  let count = 0
  const process = Math.random().toString(36).slice(2, 8)

  function nextId(): string {
    count += 1
    return `${process}-${count.toString(36)}`
  }

  function note(asked: RawRequest, kind: string, status: number, since: number, id: string): void {
    const ms = performance.now() - since
    metrics.count(kind, status, ms)
    if (!log.wants(kind)) return
    const { method, target } = asked
    log.request({
      id,
      method,
      target,
      status,
      ms: Math.round(ms * 100) / 100,
      kind,
      client: clientAddress(asked, trustedProxies),
    })
  }

  async function answerSlowly(asked: RawRequest, since: number, id: string): Promise<Reply> {
    let answered: { kind: string; reply: Reply }
    const client = clientAddress(asked, trustedProxies)
    const held = asked.body && holdBody(client)
    try {
      answered = await findRoom(handlers, held ? { ...asked, held } : asked, { id, client, inTurn })
    } catch (error) {
      // That the API is away is written down once, not for each visitor.
      if (!isApiAway(error)) log.error(error, { id })
      answered = { kind: 'failed', reply: refusalFor(asked, isApiAway(error) || isUnavailable(error) ? 503 : 500) }
    } finally {
      held?.leave()
    }
    note(asked, answered.kind, answered.reply.status, since, id)
    return secure(answered.reply, production, asked.target)
  }

  return (asked) => {
    const since = performance.now()
    const hit = handlers.cached?.(asked)
    if (!hit) return answerSlowly(asked, since, nextId())
    if (log.wants('hit')) note(asked, 'hit', hit.status, since, nextId())
    else metrics.count('hit', hit.status, performance.now() - since)
    return hit
  }
}

type Asking = { id: string; client: string; inTurn: InTurn }

async function findRoom(
  { api, pages, ...handlers }: Rooms,
  asked: RawRequest,
  { id, client, inTurn }: Asking,
): Promise<{ kind: string; reply: Reply }> {
  if (!methods.has(asked.method)) return { kind: 'refused', reply: refusalFor(asked, 405) }
  const target = readTarget(asked.target)
  if (typeof target === 'number') return { kind: 'refused', reply: refusalFor(asked, target) }
  const health = await handlers.health(asked, target)
  if (health) return { kind: 'health', reply: health }
  if (!(await bodyArrives(asked))) return { kind: 'refused', reply: refusalFor(asked, 408) }
  if (isApi(target.path)) {
    return api
      ? { kind: 'api', reply: await inTurn(client, (turn) => api({ ...asked, turn }, id, client)) }
      : { kind: 'refused', reply: refusalFor(asked, 404) }
  }
  const { images } = handlers
  if (images && target.path.startsWith('/images/'))
    return { kind: 'image', reply: await inTurn(client, () => images(asked, target.path)) }
  const file = await handlers.files?.find(asked, target.path)
  if (file) return { kind: 'file', reply: file }
  const page = pages && (await inTurn(client, (turn) => pages({ ...asked, turn }, target, id)))
  return page ? { kind: page.fromMemory ? 'hit' : 'page', reply: page } : { kind: 'refused', reply: refusalFor(asked, 404) }
}

function refusalFor(asked: RawRequest, status: PlainStatus): Reply {
  return isApi(asked.target) ? plainEnvelope(status) : plainPage(status)
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path.startsWith('/api?')
}
