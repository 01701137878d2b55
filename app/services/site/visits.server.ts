import { type MiddlewareFunction, redirect } from 'react-router'
import { isFetchedAhead } from '#app/http/is-fetched-ahead.ts'
import { type RequestContext, requestContext } from '#app/http/request-context.ts'
import { safeLocal } from '#app/http/safe-local.ts'
import { visitCookie } from '../platform/session/cookies.server.ts'
import { isSecure } from '../platform/session/secure.server.ts'

const source = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/
const machine = /bot\b|crawl|spider|slurp|preview|externalhit|headless|lighthouse|curl|wget|python|java\/|go-http|monitor/i

/**
 * The door for whoever comes with `?from=`: the visit is counted, then the page asked for anew without its query, so that
 * the source is not shared on. Who comes again within a minute sees the page as it is: something brings the query back.
 */
export const visitDoor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const from = url.searchParams.get('from')
  if (from === null || request.method !== 'GET' || !isVisit(request)) return next()
  if (source.test(from) && !isMachine(request)) await countVisit(context.get(requestContext), from)
  const guard = visitCookie(isSecure(request))
  if (await guard.parse(request.headers.get('Cookie'))) return next()
  throw redirect(safeLocal(url.pathname), { status: 303, headers: { 'Set-Cookie': await guard.serialize('counted') } })
}

/** Somebody goes to a page: it is neither fetched in advance nor shown as a picture in a page of another site. */
function isVisit(request: Request): boolean {
  return !isFetchedAhead(request) && ['document', 'empty'].includes(request.headers.get('Sec-Fetch-Dest') ?? 'document')
}

function isMachine({ headers }: Request): boolean {
  const agent = headers.get('User-Agent') ?? ''
  return agent === '' || machine.test(agent)
}

/** A page is shown whether its visit could be counted or not. */
async function countVisit({ api, report }: RequestContext, from: string): Promise<void> {
  await api.logVisit({ body: { from } }).catch(report)
}
