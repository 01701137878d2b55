import type { RouterContextProvider } from 'react-router'
import type { ShopApi } from '#api/contract/index.ts'
import { type RequestContext, requestContext } from '#app/http/request-context.ts'
import type { FlashCode, NumberedFlash } from '#app/texts/platform/flashes.ts'
import { type CartMemo, keepCartMemo, openHeldApi, readCartMemo } from './cart-session.server.ts'
import type { RequestedItems } from './requested-items.server.ts'
import { findMember, keepFlash, type Session } from './session.server.ts'

/** Whose cart a request is about, and the cart that the browser keeps. */
export type CartRequest = {
  request: Request
  context: Readonly<RouterContextProvider>
  ctx: RequestContext
  memo: CartMemo | undefined
  /** The API as whoever holds this cart has it. */
  api: ShopApi
}

/** What a request says of a cart. */
export async function readCartRequest(request: Request, context: Readonly<RouterContextProvider>): Promise<CartRequest> {
  const ctx = context.get(requestContext)
  return { request, context, ctx, memo: await readCartMemo(request, ctx), api: await openHeldApi(request, ctx) }
}

/** By what an act is known, now and before, and whether it is done whole or not at all. */
export type NamedAct = { act?: string; formerActs?: string[]; isWhole?: boolean }

/** Puts things into the cart of this browser, or into a new one where it has none that is known; an act that is named is done once. */
export async function putInto({ api, memo }: CartRequest, products: RequestedItems, named: NamedAct = {}) {
  const body = { products, ...named }
  if (memo) {
    const added = await api.addToCart({ params: { id: memo.cart }, body })
    if (added.ok || added.error.code !== 'not_found') return added
  }
  return api.createCart({ body })
}

/** What is to be kept of a cart that is not the one before, or not as it was. */
type Kept = { key?: string; code?: string; isMember?: boolean; addition?: string }

/** The header that keeps this cart in the browser, with the code it has. */
export async function keepCart({ request, context, ctx, memo }: CartRequest, cart: string, kept: Kept = {}): Promise<string> {
  const { key, isMember } = memo?.cart === cart ? memo : { key: '', isMember: (await findMember(request, context)) !== undefined }
  return keepCartMemo(request, ctx, { cart, key, isMember, code: memo?.code ?? '', addition: '', ...kept })
}

/** Whoever logs in finds their cart again, with what lay in the one before. */
export async function bringCart(
  { request, context }: Pick<CartRequest, 'request' | 'context'>,
  { token }: Session,
  headers: Headers,
): Promise<void> {
  const asked = await readCartRequest(request, context)
  const { ctx, memo } = asked
  const own = ctx.openCart({ token, cartKey: memo?.key || undefined })
  const taken = await own.takeCart({ body: memo ? { cart: memo.cart } : {} })
  // A site without a shop has no carts; a login is not to fail for that.
  if (!taken.ok || taken.value.id === null) return
  const { id, isJoined } = taken.value
  headers.append('Set-Cookie', await keepCart(asked, id, { key: '', isMember: true }))
  if (isJoined) headers.append('Set-Cookie', await keepFlash(request, await sayJoined(own, id)))
}

/** What two carts have come to: how much lies there now, or that not all of it can be had. */
async function sayJoined(api: ShopApi, id: string): Promise<FlashCode | NumberedFlash> {
  const cart = await api.getCart({ params: { id } })
  const isShort = !cart.ok || cart.value.lines.some(({ news }) => news.some(({ kind }) => kind !== 'PRICE'))
  return isShort ? 'cart_joined_short' : { code: 'cart_joined', number: cart.value.quantity }
}
