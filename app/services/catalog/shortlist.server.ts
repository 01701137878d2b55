import { href } from 'react-router'
import { throwNotFound } from '#app/http/answers.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { type RequestContext, type RouteRequest, requestContext } from '#app/http/request-context.ts'
import { readSeen } from '#app/models/catalog/products/seen-wines.ts'
import { shortlist, without } from '#app/models/catalog/products/shortlist.ts'
import type { ShortlistView } from '#app/ui/catalog/shortlist/shortlist.ts'
import { textOf } from '../platform/refuse-fields.server.ts'
import { shortlistCookie } from '../platform/session/cookies.server.ts'
import { isSecure } from '../platform/session/secure.server.ts'
import { goAndTell } from '../platform/session/session.server.ts'
import { pathOfForm } from '../site/consent.server.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { toProductCard } from './product-card.server.ts'
import { lookOf } from './shop-list.server.ts'

/** What this browser has put aside, as the shop has it now; what is sold no more is not told of. */
export async function getShortlist(ctx: RequestContext, request: Request): Promise<ShortlistView> {
  return showCards(ctx, await readIds(request))
}

/** The wines that an address names, as the shop has them now: a browser that keeps in mind what was looked at asks so. */
export function getSeenWines(ctx: RequestContext, url: URL): Promise<ShortlistView> {
  return showCards(ctx, readSeen(url.searchParams.get('vins')))
}

async function showCards(ctx: RequestContext, ids: readonly string[]): Promise<ShortlistView> {
  const { info, values } = await readSiteFacts(ctx)
  if (!info.isECommerce) throwNotFound()
  const found = await Promise.all(ids.map((id) => ctx.api.getProduct({ params: { id } })))
  return { cards: found.flatMap((product) => (product.ok ? [toProductCard(product.value)] : [])), look: lookOf(values) }
}

/** Puts a product aside, and leads back to where it stands. */
export async function putAside({ request, context }: RouteRequest): Promise<Response> {
  const ctx = context.get(requestContext)
  const form = await readForm(request)
  const product = await ctx.api.getProduct({ params: { id: textOf(form, 'vin', 64) || '-' } })
  if (!product.ok) throwNotFound()
  return goAndTell(
    request,
    pathOfForm({ request, context }, form, href('/envies')),
    'shortlisted',
    await keepAside(request, product.value.id),
  )
}

/** The header by which a browser keeps one more product aside. */
export async function keepAside(request: Request, id: string): Promise<Headers> {
  return keepIds(request, shortlist(await readIds(request), id))
}

/** Takes a product off the list. */
export async function takeOffShortlist({ request }: RouteRequest): Promise<Response> {
  const form = await readForm(request)
  const headers = await keepIds(request, without(await readIds(request), textOf(form, 'vin', 64)))
  return goAndTell(request, href('/envies'), 'unlisted', headers)
}

async function readIds(request: Request): Promise<string[]> {
  return (await shortlistCookie(isSecure(request)).parse(request.headers.get('Cookie'))) ?? []
}

async function keepIds(request: Request, ids: string[]): Promise<Headers> {
  const cookie = shortlistCookie(isSecure(request))
  const options = ids.length === 0 ? { maxAge: 0 } : {}
  return new Headers({ 'Set-Cookie': await cookie.serialize(ids, options) })
}
