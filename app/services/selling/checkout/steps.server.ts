import { href, type MiddlewareFunction, redirect } from 'react-router'
import type { RouteRequest } from '#app/http/request-context.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { type CheckoutStep, comesBefore } from '#app/models/selling/cart/checkout.ts'
import { readFreeShipping } from '#app/models/selling/shipping/shipping-rules.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import type { StepPage } from '#app/ui/selling/checkout/steps-view.ts'
import { readCartRequest } from '../../platform/session/cart-request.server.ts'
import { goAndTell } from '../../platform/session/session.server.ts'
import { makeHead } from '../../site/head.server.ts'
import { isHeld, toCartLine } from '../cart/cart-lines.server.ts'
import { countSold, summariseCart } from '../cart/cart-summary.server.ts'
import { findCart } from '../cart/cart-view.server.ts'
import { type Cart, type Checkout, openCheckout } from './checkout-request.server.ts'
import { findMissing } from './find-missing.server.ts'
import { wantsMinorsBand } from './law.server.ts'

/** The checkout of whoever may be on a page of it: goods that cannot be had, and a page that was skipped, lead away from it. */
export async function enterStep({ request, context }: RouteRequest, step: CheckoutStep): Promise<Checkout> {
  const checkout = await openCheckout(request, context)
  await requireGoods(checkout.cart, request)
  requireStep(checkout, step)
  return checkout
}

/** Leads whoever skipped a page back to the first that something is missing on. */
export function requireStep(checkout: Checkout, step: CheckoutStep): void {
  const missing = findMissing(checkout)
  if (comesBefore(missing, step)) throw redirect(href(`/commande/${missing}`), 303)
}

/** Leads whoever has a quantity in the cart that cannot be had back to it, before anything is typed. */
async function requireGoods(cart: Cart, request: Request): Promise<void> {
  if (isHeld(cart)) throw await goAndTell(request, href('/panier'), 'cart_held')
}

/** The same for whoever comes to read: what is sent says itself what stands in its way. */
export const goodsDoor: MiddlewareFunction<Response> = async ({ request, context }) => {
  if (request.method === 'POST') return
  const { api, memo } = await readCartRequest(request, context)
  const cart = memo && (await findCart(api, memo.cart))
  if (cart) await requireGoods(cart, request)
}

/** Shows what stands around a page of the checkout. */
export async function viewPage({ asked, cart, code, facts, totals }: Checkout, step: CheckoutStep): Promise<StepPage> {
  const head = { path: href(`/commande/${step}`), title: checkoutTexts.titles[step], description: '' }
  return {
    head: await makeHead(asked.ctx, head),
    band: wantsMinorsBand(facts),
    lines: cart.lines.map(toCartLine),
    summary: summariseCart(cart, code, readFreeShipping(facts.values)),
    short: `${cartTexts.units(countSold(cart))} · ${sayCents(totals.total)}`,
  }
}
