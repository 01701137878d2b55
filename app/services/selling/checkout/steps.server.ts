import { href, type MiddlewareFunction, redirect } from 'react-router'
import type { RouteRequest } from '#app/http/request-context.ts'
import { type CheckoutStep, comesBefore } from '#app/models/selling/cart/checkout.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import type { StepPage } from '#app/ui/selling/checkout/checkout-view.ts'
import { readCartRequest } from '../../platform/session/cart-request.server.ts'
import { goAndTell } from '../../platform/session/session.server.ts'
import { makeHead } from '../../site/head.server.ts'
import { isHeld, toCartLine } from '../cart/cart-lines.server.ts'
import { countSold, summariseCart, termsOf } from '../cart/cart-summary.server.ts'
import { findCart } from '../cart/cart-view.server.ts'
import { type Cart, type Checkout, openCheckout } from './checkout-request.server.ts'
import { findMissing } from './find-missing.server.ts'
import { wantsMinorsBand } from './law.server.ts'

/** The checkout of whoever may fill in a part of it: goods that cannot be had, and a part that was skipped, lead away from it. */
export async function enterStep({ request, context }: RouteRequest, step: CheckoutStep): Promise<Checkout> {
  const checkout = await openCheckout(request, context)
  await requireGoods(checkout.cart, request)
  requireStep(checkout, step)
  return checkout
}

/** Leads whoever skipped a part to the page, which opens the first that something is missing in. */
export function requireStep(checkout: Checkout, step: CheckoutStep): void {
  if (comesBefore(findMissing(checkout), step)) throw redirect(href('/commande'), 303)
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

/**
 * The `middleware` of the address of a part: its form is taken there, and whoever comes to read, by an old link or from a tab that
 * was left open, is led to the page with that part open.
 */
export const leadToPart = (step: CheckoutStep): MiddlewareFunction<Response>[] => [
  ({ request, url: { searchParams } }) => {
    if (request.method === 'POST') return
    const asked = new URLSearchParams([...(step === 'recapitulatif' ? [] : [['partie', step]]), ...searchParams])
    throw redirect([href('/commande'), asked.toString()].filter(Boolean).join('?'), 303)
  },
]

/** Shows what stands around every part of the checkout. */
export async function viewPage({ asked, cart, code, facts }: Checkout): Promise<StepPage> {
  const head = { path: href('/commande'), title: checkoutTexts.title, description: '' }
  return {
    head: await makeHead(asked.ctx, head),
    band: wantsMinorsBand(facts),
    lines: cart.lines.map(toCartLine),
    summary: summariseCart(cart, code, termsOf(facts.values)),
    units: cartTexts.units(countSold(cart)),
  }
}
