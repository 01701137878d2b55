import { href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { takePayment, viewPayment } from '#app/services/selling/checkout/payment-step.server.ts'
import { enterStep, viewPage } from '#app/services/selling/checkout/steps.server.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { CheckoutScreen } from '#app/ui/selling/checkout/checkout-screen.tsx'
import { PaymentStep } from '#app/ui/selling/checkout/payment-step.tsx'
import { Recap } from '#app/ui/selling/checkout/recap.tsx'
import type { Route } from './+types/payment'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.page.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** How the order is paid. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const checkout = await enterStep({ context, request }, 'paiement')
  return { page: await viewPage(checkout, 'paiement'), view: await viewPayment(checkout) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const checkout = await enterStep({ context, request }, 'paiement')
  const form = await readForm(request)
  const taken = await takePayment(checkout, form)
  if (!taken.ok) return refuseForm(form, taken.error)
  return redirect(href('/commande/recapitulatif'), { status: 303, headers: checkout.headers })
}

export default function Payment({ loaderData: { page, view }, actionData }: Route.ComponentProps) {
  return (
    <CheckoutScreen step="paiement" page={page} recap={<Recap page={page} />}>
      <PaymentStep view={view} state={actionData} />
    </CheckoutScreen>
  )
}
