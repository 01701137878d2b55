import { data, href, redirect } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { textOf } from '#app/services/platform/refuse-fields.server.ts'
import { openCheckout } from '#app/services/selling/checkout/checkout-request.server.ts'
import { viewDelivery } from '#app/services/selling/checkout/delivery-step.server.ts'
import { readyPayment } from '#app/services/selling/checkout/payment-step.server.ts'
import { enterStep, leadToPart } from '#app/services/selling/checkout/steps.server.ts'
import { takeDelivery } from '#app/services/selling/checkout/take-delivery.server.ts'
import { viewCheckout } from '#app/services/selling/checkout/view-checkout.server.ts'
import { receives } from '#app/ui/selling/checkout/receives.ts'
import type { Route } from './+types/delivery'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'
export { default, handle, headers, links, meta, shouldRevalidate } from './checkout.tsx'

export const middleware = leadToPart('livraison')

export const loader = (asked: Route.LoaderArgs) => viewCheckout(asked, 'livraison')

/** Takes how the goods reach their buyer. What was typed decides what there is to choose from: it is looked up anew where it is refused. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const checkout = await enterStep({ context, request }, 'livraison')
  const form = await readForm(request)
  const taken = await takeDelivery(checkout, form)
  if (taken.ok) {
    await readyPayment(await openCheckout(request, context))
    const { headers } = checkout
    if (textOf(form, receives.name) === receives.ahead) return data({ isTaken: true }, { headers })
    return redirect(href('/commande'), { status: 303, headers })
  }
  const { data: state, init } = refuseForm(form, taken.error)
  if (state.checked) return data({ ...state, view: undefined }, init ?? {})
  const now = await openCheckout(request, context)
  return data({ ...state, view: await viewDelivery(now, url, state.values.autour) }, init ?? {})
}
