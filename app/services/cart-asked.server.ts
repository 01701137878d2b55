import type { RouterContextProvider } from 'react-router'
import { type RequestScene, sceneContext } from '#app/http/visit-context.ts'
import type { FlashCode, NumberedFlash } from '#app/texts/flashes.ts'
import { type CartMemo, keepCartMemo, readCartMemo } from './cart-session.server.ts'
import type { Wishes } from './cart-wishes.server.ts'
import { findMember, keepFlash, type Session } from './session.server.ts'

/** Whose cart a request is about, and the cart that the browser keeps. */
export type CartAsked = {
  request: Request
  context: Readonly<RouterContextProvider>
  scene: RequestScene
  memo: CartMemo | undefined
}

/** What a request says of a cart. */
export async function readCartAsked(request: Request, context: Readonly<RouterContextProvider>): Promise<CartAsked> {
  const scene = context.get(sceneContext)
  return { request, context, scene, memo: await readCartMemo(request, scene) }
}

/** Puts things into the cart of this browser, or into a new one where it has none that is known. */
export async function putInto({ request, context, scene, memo }: CartAsked, products: Wishes) {
  if (memo) {
    const added = await scene.api.addToCart({ params: { id: memo.cart }, body: { products } })
    if (added.ok || added.error.code !== 'not_found') return added
  }
  const { api } = (await findMember(request, context)) ?? scene
  return api.createCart({ body: { products } })
}

/** The header that keeps this cart in the browser, with the code it has. */
export function keepCart({ request, scene, memo }: CartAsked, cart: string, code = memo?.code ?? ''): Promise<string> {
  return keepCartMemo(request, scene, { cart, code })
}

/** Whoever logs in finds their cart again, with what lay in the one before. */
export async function bringCart(
  { request, context }: Pick<CartAsked, 'request' | 'context'>,
  { token }: Session,
  headers: Headers,
): Promise<void> {
  const asked = await readCartAsked(request, context)
  const { scene, memo } = asked
  const taken = await scene.openApi(token).takeCart({ body: memo ? { cart: memo.cart } : {} })
  // A site without a shop has no carts; a login is not to fail for that.
  if (!taken.ok || taken.value.id === null) return
  const { id, isJoined } = taken.value
  headers.append('Set-Cookie', await keepCart(asked, id))
  if (isJoined) headers.append('Set-Cookie', await keepFlash(request, await sayJoined(asked, id)))
}

/** What two carts have come to: how much lies there now, or that not all of it can be had. */
async function sayJoined({ scene }: CartAsked, id: string): Promise<FlashCode | NumberedFlash> {
  const cart = await scene.api.getCart({ params: { id } })
  const isShort = !cart.ok || cart.value.lines.some(({ news }) => news.some(({ kind }) => kind !== 'PRICE'))
  return isShort ? 'cart_joined_short' : { code: 'cart_joined', number: cart.value.quantity }
}
