import { done, type Failure, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { type Credentials, rows, type ShopApi } from '../../contract/index.ts'
import { serviceEndpoints } from '../../contract/platform/service-endpoints.ts'
import type { ApiAddress } from './api-address.ts'
import { apiAway } from './api-away.ts'
import { askFile } from './ask-file.ts'
import { type Anything, encodeCall } from './encode-call.ts'
import { fillPath } from './fill-path.ts'
import { readAnswer } from './read-answer.ts'
import { withinTime } from './within-time.ts'

type RemoteSite = { id: string; origin: string; hosts: string[]; isSuspended?: boolean }

/** Opens the API of another process: the same calls, the same outcomes, over HTTP. */
export function openOverHttp(address: ApiAddress) {
  const send = openSender(address)
  return {
    open: (who: Credentials) => openCalls(address, who, send),
    siteOfHost: (host: string) => askSite(serviceEndpoints.siteOfHost.path, { host }),
    siteById: (id: string) => askSite(serviceEndpoints.siteById.path, { id }),
    file: (siteId: string, file: string) => askFile(address, serviceEndpoints.file.path, { siteId, address: file }),
    contentVersion: async (siteId: string) => orThrow(await askLine(serviceEndpoints.contentVersion.path, { siteId })) as number,
    isReady: async () => {
      const ready = await askLine(serviceEndpoints.readiness.path, {})
      return ready.ok && ready.value === true
    },
    close: async () => {},
  }

  async function askSite(path: string, params: Record<string, string>): Promise<RemoteSite | undefined> {
    const site = await askLine(path, params)
    return !site.ok && site.error.code === 'not_found' ? undefined : (orThrow(site) as RemoteSite)
  }

  async function askLine(path: string, params: Record<string, string>): Promise<Outcome<unknown, Failure>> {
    const filled = fillPath(path, params)
    if (filled === undefined) return { ok: false, error: sayRefusal({ code: 'not_found' }) }
    const headers = address.serviceKey ? { 'x-service-key': address.serviceKey } : undefined
    let why: string | undefined
    const request = new Request(`${baseOf(address)}${filled}`, headers && { headers })
    const outcome = await send(request, (error) => {
      why = sayWhy(error)
    })
    if (!outcome.ok && outcome.error.code === 'forbidden') why = 'it has another SERVICE_KEY than this process'
    address.hearState?.(why)
    return outcome
  }
}

type Send = (request: Request, report?: (error: unknown) => void) => Promise<Outcome<unknown, Failure>>

function openCalls(address: ApiAddress, who: Credentials, send: Send): ShopApi {
  const base = baseOf(address)
  const asks: Record<string, (given?: Anything) => Promise<Outcome<unknown, Failure>>> = {}
  for (const [name, row] of rows) {
    asks[name] = async (given = {}) => {
      const headers = headersOf(who, address.serviceKey)
      if (!headers.ok) return { ok: false, error: sayRefusal(headers.error) }
      const request = await encodeCall(base, row, given, headers.value)
      return request.ok ? send(request.value, who.report) : { ok: false, error: sayRefusal(request.error) }
    }
  }
  return asks as ShopApi
}

/** What a header cannot carry is no site and no token; the API would not find it either. */
function headersOf(who: Credentials, serviceKey: string | undefined): Outcome<Headers> {
  if (!isHeaderValue(who.siteId)) return refused('wrong_site')
  const headers = new Headers({ idsite: who.siteId })
  if (who.token !== undefined) {
    if (!isHeaderValue(who.token)) return refused('unauthenticated')
    headers.set('authorization', `Bearer ${who.token}`)
  }
  if (who.lang !== undefined && isHeaderValue(who.lang)) headers.set('userlang', who.lang)
  if (who.cartKey !== undefined && isHeaderValue(who.cartKey)) headers.set('cartkey', who.cartKey)
  if (serviceKey) {
    headers.set('x-service-key', serviceKey)
    if (who.clientAddress) headers.set('x-client-address', who.clientAddress)
  }
  return done(headers)
}

function isHeaderValue(text: string): boolean {
  return /^[\x21-\x7e]{1,500}$/.test(text)
}

/** No answer, or one that is not the API's, is a refusal like any other: the service is not there. Why, the log is told. */
function openSender({ fetch: send = fetch, timeout = 10_000 }: ApiAddress): Send {
  return async (request, report) => {
    try {
      return await withinTime(timeout, async (signal) => readAnswer(await send(new Request(request, { signal }))))
    } catch (error) {
      report?.(error)
      return { ok: false, error: sayRefusal(refused('unavailable').error) }
    }
  }
}

function orThrow(outcome: Outcome<unknown, Failure>): unknown {
  if (!outcome.ok) throw apiAway(`it answered ${outcome.error.code}: ${outcome.error.message}`)
  return outcome.value
}

/** The net says what happened under the error that fetch throws. */
function sayWhy(error: unknown): string {
  const { cause } = error as { cause?: unknown }
  const { code, message } = (cause ?? error) as { code?: string; message?: string }
  return code ?? message ?? String(error)
}

function baseOf({ url }: ApiAddress): string {
  return `${url.replace(/\/+$/, '')}/api`
}
