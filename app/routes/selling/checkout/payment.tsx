import { href, redirect } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { takePayment } from '#app/services/selling/checkout/payment-step.server.ts'
import { enterStep, leadToPart } from '#app/services/selling/checkout/steps.server.ts'
import { viewCheckout } from '#app/services/selling/checkout/view-checkout.server.ts'
import type { Route } from './+types/payment'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'
export { default, handle, headers, links, meta, shouldRevalidate } from './checkout.tsx'

export const middleware = leadToPart('paiement')

export const loader = (asked: Route.LoaderArgs) => viewCheckout(asked, 'paiement')

/** Takes how the order is paid, where that is asked by itself. */
export async function action({ context, request }: Route.ActionArgs) {
  const checkout = await enterStep({ context, request }, 'paiement')
  const form = await readForm(request)
  const taken = await takePayment(checkout, form)
  if (!taken.ok) return refuseForm(form, taken.error)
  return redirect(href('/commande'), { status: 303, headers: checkout.headers })
}
