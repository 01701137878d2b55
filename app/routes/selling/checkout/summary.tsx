import { href, redirect } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { keepCart, readCartRequest } from '#app/services/platform/session/cart-request.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { requireCarts } from '#app/services/selling/cart/cart-view.server.ts'
import { openCheckout } from '#app/services/selling/checkout/checkout-request.server.ts'
import { findMissing } from '#app/services/selling/checkout/find-missing.server.ts'
import { placeOnce } from '#app/services/selling/checkout/place-once.server.ts'
import { leadToPart } from '#app/services/selling/checkout/steps.server.ts'
import { viewCheckout } from '#app/services/selling/checkout/view-checkout.server.ts'
import type { Route } from './+types/summary'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'
export { default, handle, headers, links, meta, shouldRevalidate } from './checkout.tsx'

export const middleware = leadToPart('recapitulatif')

export const loader = (asked: Route.LoaderArgs) => viewCheckout(asked, 'recapitulatif')

/** Places the order. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = await readCartRequest(request, context)
  await requireCarts(asked.ctx)
  const form = await readForm(request)
  const placed = await placeOnce({ request, context }, form)
  if (!placed.ok) {
    const missing = findMissing(await openCheckout(request, context))
    if (missing !== 'recapitulatif') return goAndTell(request, href('/commande'), 'cart_changed')
    return refuseForm(form, placed.error)
  }

  const headers = new Headers()
  // The code of a cart goes with the order it was for.
  if (asked.memo) headers.append('Set-Cookie', await keepCart(asked, asked.memo.cart, { code: '' }))
  return redirect(placed.value, { status: 303, headers })
}
