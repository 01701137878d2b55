import { href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { keepCart, readCartRequest } from '#app/services/platform/session/cart-request.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { requireCarts } from '#app/services/selling/cart/cart-view.server.ts'
import { openCheckout } from '#app/services/selling/checkout/checkout-request.server.ts'
import { findMissing } from '#app/services/selling/checkout/find-missing.server.ts'
import { placeOnce } from '#app/services/selling/checkout/place-once.server.ts'
import { goodsDoor, requireStep, viewPage } from '#app/services/selling/checkout/steps.server.ts'
import { viewSummary } from '#app/services/selling/checkout/summary-step.server.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { CheckoutScreen } from '#app/ui/selling/checkout/checkout-screen.tsx'
import { SummaryStep } from '#app/ui/selling/checkout/summary-step.tsx'
import type { Route } from './+types/summary'

export { clientAction, shouldRevalidate } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.page.head ?? []

export const headers: Route.HeadersFunction = personalPage

export const middleware: Route.MiddlewareFunction[] = [goodsDoor]

/** All of the order as it would be placed. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const checkout = await openCheckout(request, context)
  requireStep(checkout, 'recapitulatif')
  return { page: await viewPage(checkout, 'recapitulatif'), view: await viewSummary(checkout) }
}

/** Places the order. */
export async function action({ context, request }: Route.ActionArgs) {
  const asked = await readCartRequest(request, context)
  await requireCarts(asked.ctx)
  const form = await readForm(request)
  const placed = await placeOnce({ request, context }, form)
  if (!placed.ok) {
    const missing = findMissing(await openCheckout(request, context))
    if (missing !== 'recapitulatif') return goAndTell(request, href(`/commande/${missing}`), 'cart_changed')
    return refuseForm(form, placed.error)
  }

  const headers = new Headers()
  // The code of a cart goes with the order it was for.
  if (asked.memo) headers.append('Set-Cookie', await keepCart(asked, asked.memo.cart, { code: '' }))
  return redirect(placed.value, { status: 303, headers })
}

export default function Summary({ loaderData: { page, view }, actionData }: Route.ComponentProps) {
  return (
    <CheckoutScreen step="recapitulatif" page={page}>
      <SummaryStep view={view} summary={page.summary} state={actionData} />
    </CheckoutScreen>
  )
}
