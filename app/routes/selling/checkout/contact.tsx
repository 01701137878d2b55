import { href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { takeContact, viewContact } from '#app/services/selling/checkout/contact-step.server.ts'
import { enterStep, viewPage } from '#app/services/selling/checkout/steps.server.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { CheckoutScreen } from '#app/ui/selling/checkout/checkout-screen.tsx'
import { ContactStep } from '#app/ui/selling/checkout/contact-step.tsx'
import { Recap } from '#app/ui/selling/checkout/recap.tsx'
import type { Route } from './+types/contact'

export { clientAction } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.page.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** The first page between a cart and its order: who orders. */
export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const checkout = await enterStep({ context, request }, 'coordonnees')
  return { page: await viewPage(checkout, 'coordonnees'), view: await viewContact(checkout, url) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const checkout = await enterStep({ context, request }, 'coordonnees')
  const form = await readForm(request)
  const taken = await takeContact(checkout, form)
  if (!taken.ok) return refuseForm(form, taken.error)
  return redirect(href('/commande/livraison'), { status: 303, headers: checkout.headers })
}

export default function Contact({ loaderData: { page, view }, actionData }: Route.ComponentProps) {
  return (
    <CheckoutScreen step="coordonnees" page={page} recap={<Recap page={page} />}>
      <ContactStep view={view} state={actionData} />
    </CheckoutScreen>
  )
}
