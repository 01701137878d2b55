import { personalPage } from '#app/http/cache-headers.ts'
import { goodsDoor } from '#app/services/selling/checkout/steps.server.ts'
import { viewCheckout } from '#app/services/selling/checkout/view-checkout.server.ts'
import { quietScreen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { CheckoutScreen } from '#app/ui/selling/checkout/checkout-screen.tsx'
import type { CheckoutView, RefusedPart } from '#app/ui/selling/checkout/checkout-view.ts'
import type { Route } from './+types/checkout'

export { shouldRevalidate } from '#app/ui/platform/forms/client-action.ts'

export const handle = quietScreen

export const links = linkSheets('own')

export const meta = ({ loaderData }: { loaderData?: CheckoutView | undefined }) => loaderData?.page.head ?? []

export const headers: Route.HeadersFunction = personalPage

export const middleware: Route.MiddlewareFunction[] = [goodsDoor]

/** Who orders, how it comes to them, how it is paid, and all of the order as it would be placed: one page, part by part. */
export const loader = (asked: Route.LoaderArgs) => viewCheckout(asked)

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: RefusedPart | { isTaken: true } | undefined }

export default function Checkout({ loaderData, actionData }: Props) {
  const refused = actionData && 'faults' in actionData ? actionData : undefined
  return <CheckoutScreen view={loaderData} refused={refused} />
}
