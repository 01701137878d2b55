import type { RouteRequest } from '#app/http/request-context.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { refuseFields, textOf } from '../../platform/refuse-fields.server.ts'
import { readCartRequest } from '../../platform/session/cart-request.server.ts'
import { carryAnew, listChanges } from './cart-changes.server.ts'
import { type Checkout, openCheckout } from './checkout-request.server.ts'
import { takeTickedMeans } from './payment-step.server.ts'
import { findPlaced, placeCheckout } from './place-order.server.ts'
import { listUnread } from './read-marks.server.ts'
import { requireStep } from './steps.server.ts'

/** Places the order of the last page, and says where it leads: the same page sent twice leads to the same order. */
export async function placeOnce({ request, context }: RouteRequest, form: FormData): Promise<Outcome<string, Failure>> {
  const { api } = await readCartRequest(request, context)
  const before = await findPlaced(api, form)
  if (before) return done(before)
  try {
    const checkout = await openCheckout(request, context)
    const placed = (await refuseChanged(checkout, form)) ?? (await placeUnchanged(checkout, form))
    const twin = placed.ok ? undefined : await findPlaced(api, form)
    return twin ? done(twin) : placed
  } catch (thrown) {
    // The cart may be empty because the very same page, sent twice at once, has been placed by now.
    const twin = thrown instanceof Response ? await findPlaced(api, form) : undefined
    if (!twin) throw thrown
    return done(twin)
  }
}

async function placeUnchanged(checkout: Checkout, form: FormData): Promise<Outcome<string, Failure>> {
  requireStep(checkout, 'recapitulatif')
  // A page of an order before is not the page of this one, however alike they are.
  if (textOf(form, 'commande', 64) !== checkout.cart.checkout)
    return refuseFields({}, { ...sayRefusal({ code: 'conflict' }), message: checkoutAnswers.summary.changedOrder })
  const paid = await takeTickedMeans(checkout, form)
  return paid.ok ? placeCheckout(paid.value, form) : paid
}

/** Where another tab has changed what is ordered, nothing is: the page comes back with what it is now, and says what is new. */
async function refuseChanged(checkout: Checkout, form: FormData): Promise<Outcome<string, Failure> | undefined> {
  const lines = await listChanges(checkout, form)
  const parts = await listUnread(checkout, form)
  const isOnlyLines = Object.keys(parts).length === 0
  if (lines.length === 0 && isOnlyLines) return undefined
  if (lines.length > 0) await carryAnew(checkout, form)
  const { changed, changedOrder } = checkoutAnswers.summary
  const failure = { ...sayRefusal({ code: 'conflict' }), message: isOnlyLines ? changed : changedOrder }
  return refuseFields({ ...(lines.length > 0 && { lignes: lines.join(' ') }), ...parts }, failure)
}
