import { data, href, redirect } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { textOf } from '#app/services/platform/refuse-fields.server.ts'
import { takeContact } from '#app/services/selling/checkout/contact-step.server.ts'
import { leaveDeliveryOpen, settleDelivery } from '#app/services/selling/checkout/settle-delivery.server.ts'
import { enterStep, leadToPart } from '#app/services/selling/checkout/steps.server.ts'
import { viewCheckout } from '#app/services/selling/checkout/view-checkout.server.ts'
import { receives } from '#app/ui/selling/checkout/receives.ts'
import type { Route } from './+types/contact'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'
export { default, handle, headers, links, meta, shouldRevalidate } from './checkout.tsx'

export const middleware = leadToPart('coordonnees')

export const loader = (asked: Route.LoaderArgs) => viewCheckout(asked, 'coordonnees')

/** Takes who orders. */
export async function action({ context, request }: Route.ActionArgs) {
  const checkout = await enterStep({ context, request }, 'coordonnees')
  const form = await readForm(request)
  const taken = await takeContact(checkout, form)
  if (!taken.ok) return refuseForm(form, taken.error)
  const { headers } = checkout
  const received = textOf(form, receives.name)
  if (received === receives.otherwise) await leaveDeliveryOpen(checkout, taken.value)
  if (received === receives.here || received === receives.ahead) await settleDelivery(checkout, taken.value)
  if (received === receives.ahead) return data({ isTaken: true }, { headers })
  return redirect(href('/commande'), { status: 303, headers })
}
