import { href, type MiddlewareFunction, redirect } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { previewCookie } from '../../platform/session/cookies.server.ts'
import { isSecure } from '../../platform/session/secure.server.ts'
import { asItIs, beginTrial, readTrialLook } from './look-on-trial.server.ts'

const name = 'apercu'
/** The panel looks the same whatever is tried on. */
const own = /^\/(admin|auth|api|apercu)(\/|$)/
const policy = 'Content-Security-Policy'

/** Whoever holds the key of a look on trial sees the site in it: by the address in a frame of the desk, by a cookie everywhere else. */
export const lookDoor: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if (own.test(url.pathname)) return next()
  const named = url.searchParams.get(name)
  if (named === null) {
    leadBack(request, url)
    const key = await previewCookie(isSecure(request)).parse(request.headers.get('Cookie'))
    if (key) await beginTrial(context.get(requestContext), { key, isFramed: false })
    return hide(await next(), Boolean(key))
  }
  await beginTrial(context.get(requestContext), { key: named, isFramed: true })
  const response = hide(await next(), true)
  const said = response.headers.get(policy)
  // Where a policy names who may frame a page, browsers heed no other header that does.
  if (said) response.headers.set(policy, letFrame(said))
  return response
}

/** While developing a policy says nothing of frames. */
function letFrame(said: string): string {
  return said.includes('frame-ancestors')
    ? said.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    : `${said}; frame-ancestors 'self'`
}

/** A page that was reached from a page in a frame is to be seen as that one was. */
function leadBack(request: Request, url: URL): void {
  const dest = request.headers.get('Sec-Fetch-Dest')
  if (request.method !== 'GET' || (dest !== 'iframe' && dest !== 'empty')) return
  const from = URL.parse(request.headers.get('Referer') ?? '')
  const key = from?.host === url.host ? from.searchParams.get(name) : null
  if (key === null || key === undefined || url.pathname.endsWith('.data')) return
  const to = new URL(url)
  to.searchParams.set(name, key)
  throw redirect(to.pathname + to.search)
}

function hide(response: Response, isTrial: boolean): Response {
  if (isTrial) response.headers.set('X-Robots-Tag', 'noindex')
  return response
}

/** The address of a page within a frame of the desk; without a key it is seen as visitors see it. */
export function inFrame(path: string, key: string): string {
  return `${path}?${new URLSearchParams({ [name]: key || asItIs })}`
}

/** The address that shows the whole site in a look on trial, to whoever is given it. */
export function addressOfTrial(origin: string, key: string): string {
  return origin + href('/apercu/:key', { key })
}

/** The word in the place of a key that ends it. */
const end = 'fin'

/** Where a trial ends. */
export const endOfTrial = href('/apercu/:key', { key: end })

/** Begins to show the site in a look on trial, or ends it. */
export async function keepTrial(request: Request, ctx: Parameters<typeof readTrialLook>[0], key: string): Promise<Response> {
  const cookie = previewCookie(isSecure(request))
  if (key !== end && (await readTrialLook(ctx, key)) === undefined) throwNotFound()
  const set = key !== end ? await cookie.serialize(key) : await cookie.serialize(null, { maxAge: 0 })
  return redirect('/', { status: 303, headers: { 'Set-Cookie': set, 'Cache-Control': 'no-store' } })
}
