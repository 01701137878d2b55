import { href, type RouterContextProvider, redirect } from 'react-router'
import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { CartTotals } from '#app/models/selling/cart/cart-totals.ts'
import { leastByCard } from '#app/models/selling/money/card-means.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import { readFreeShipping } from '#app/models/selling/shipping/shipping-rules.ts'
import type { CartCode } from '#app/ui/selling/cart/cart-code-view.ts'
import { type CartRequest, readCartRequest } from '../../platform/session/cart-request.server.ts'
import { findMember, goAndTell, loginFor, type Member } from '../../platform/session/session.server.ts'
import { readSiteFacts, type SiteFacts } from '../../site/site-facts.server.ts'
import { readCartCode } from '../cart/cart-code.server.ts'
import { priceCart } from '../cart/cart-summary.server.ts'
import { findCart, requireCarts } from '../cart/cart-view.server.ts'

export type Cart = Answer<Contract['getCart']>

/** A cart on its way to be an order, and whoever orders it. */
export type Checkout = {
  asked: CartRequest
  facts: SiteFacts
  /** The API as whoever orders holds it. */
  api: ShopApi
  member: Member | undefined
  cart: Cart
  code: CartCode
  totals: CartTotals
  /** How this order may be paid. */
  means: PaymentMeans[]
  /** The cookies that the answer is to carry. */
  headers: Headers
}

/** The checkout of this browser's cart; whoever has nothing in it is led there. */
export async function openCheckout(request: Request, context: Readonly<RouterContextProvider>): Promise<Checkout> {
  const asked = await readCartRequest(request, context)
  const { ctx, api, memo } = asked
  await requireCarts(ctx)
  const cart = memo && (await findCart(api, memo.cart))
  const member = await findMember(request, context)
  // The cart of a member waits for their login, and so does what they entered.
  if (!cart && memo?.isMember && !member) throw redirect(loginFor(new URL(request.url).pathname), 303)
  if (!cart || cart.lines.length === 0) {
    throw request.method === 'POST'
      ? await goAndTell(request, href('/panier'), cart ? 'cart_emptied' : 'cart_lost')
      : redirect(href('/panier'), 303)
  }
  return checkoutOf(asked, { api, member, cart })
}

/** A cart that was opened, on its way to be an order. */
export async function checkoutOf(
  asked: CartRequest,
  { cart, ...held }: Pick<Checkout, 'api' | 'member' | 'cart'>,
): Promise<Checkout> {
  const facts = await readSiteFacts(asked.ctx)
  return { asked, facts, ...held, headers: new Headers(), ...(await reckonCart({ asked, facts }, cart)) }
}

/** The same checkout with its cart as it is by now. */
export async function openAnew(checkout: Checkout, cart: Cart): Promise<Checkout> {
  return { ...checkout, ...(await reckonCart(checkout, cart)) }
}

/** What a cart comes to, and how that may be paid. */
async function reckonCart({ asked: { ctx, memo }, facts }: Pick<Checkout, 'asked' | 'facts'>, cart: Cart) {
  const code = await readCartCode(ctx.api, memo?.code ?? '', cart)
  const totals = priceCart(cart, code, readFreeShipping(facts.values))
  const offered = orThrow(await ctx.api.listPaymentMeans())
  return { cart, code, totals, means: offered.filter((one) => suits(one, cart, totals.total)) }
}

function suits(means: PaymentMeans, { deliveryType }: Cart, total: number): boolean {
  if (means === 'ON_COLLECTION') return deliveryType === 'clickAndCollect'
  return means !== 'CARD' || total >= leastByCard
}
