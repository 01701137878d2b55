import { data, href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { openCheckout } from '#app/services/selling/checkout/checkout-request.server.ts'
import { viewDelivery } from '#app/services/selling/checkout/delivery-step.server.ts'
import { enterStep, viewPage } from '#app/services/selling/checkout/steps.server.ts'
import { takeDelivery } from '#app/services/selling/checkout/take-delivery.server.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { CheckoutScreen } from '#app/ui/selling/checkout/checkout-screen.tsx'
import { DeliveryStep } from '#app/ui/selling/checkout/delivery-step.tsx'
import { Recap } from '#app/ui/selling/checkout/recap.tsx'
import type { Route } from './+types/delivery'

export { clientAction, shouldRevalidate } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.page.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** How the goods reach their buyer, and what each way costs. */
export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const checkout = await enterStep({ context, request }, 'livraison')
  return { page: await viewPage(checkout, 'livraison'), view: await viewDelivery(checkout, url) }
}

/** What was typed decides what there is to choose from: it is looked up anew where it is refused. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const checkout = await enterStep({ context, request }, 'livraison')
  const form = await readForm(request)
  const taken = await takeDelivery(checkout, form)
  if (taken.ok) return redirect(href('/commande/paiement'), { status: 303, headers: checkout.headers })
  const { data: state, init } = refuseForm(form, taken.error)
  if (state.checked) return data({ ...state, view: undefined }, init ?? {})
  const now = await openCheckout(request, context)
  return data({ ...state, view: await viewDelivery(now, url, state.values.autour) }, init ?? {})
}

export default function Delivery({ loaderData, actionData }: Route.ComponentProps) {
  const { page } = loaderData
  const view = actionData?.view ?? loaderData.view
  const chosen = actionData?.values.mode ?? view.chosen
  const totals = view.ways.map(({ value, summary }) => ({ summary, isChosen: value === chosen }))
  return (
    <CheckoutScreen step="livraison" page={page} recap={<Recap page={page} ways={totals} />}>
      <DeliveryStep view={view} state={actionData} />
    </CheckoutScreen>
  )
}
