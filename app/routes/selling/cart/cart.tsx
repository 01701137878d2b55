import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readCartRequest } from '#app/services/platform/session/cart-request.server.ts'
import { getCartView } from '#app/services/selling/cart/cart-view.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { screen } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { FormState } from '#app/ui/platform/forms/form-state.ts'
import { CartScreen } from '#app/ui/selling/cart/cart-screen.tsx'
import type { Route } from './+types/cart'

export { clientAction, shouldRevalidate } from '#app/ui/platform/forms/client-action.ts'

export const handle = screen

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = await readCartRequest(request, context)
  const view = await getCartView(asked)
  return { head: await makeHead(asked.ctx, { path: href('/panier'), title: cartTexts.title, description: '' }), view }
}

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: FormState }

/** The cart, with what was refused of an act on it. */
export default function Cart({ loaderData: { view }, actionData }: Props) {
  return <CartScreen view={view} state={actionData} />
}
