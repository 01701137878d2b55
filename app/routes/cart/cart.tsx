import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readCartAsked } from '#app/services/cart-asked.server.ts'
import { getCartView } from '#app/services/cart-view.server.ts'
import { makeHead } from '#app/services/head.server.ts'
import { cartTexts } from '#app/texts/cart.ts'
import { screen } from '#app/ui/body/page-kind.ts'
import { linkSheets } from '#app/ui/body/sheets.ts'
import { CartScreen } from '#app/ui/cart/cart-screen.tsx'
import type { FormState } from '#app/ui/forms/form-state.ts'
import type { Route } from './+types/cart'

export { clientAction, shouldRevalidate } from '#app/ui/forms/client-action.ts'

export const handle = screen

export const links = linkSheets('content', 'own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = await readCartAsked(request, context)
  const view = await getCartView(asked)
  return { head: await makeHead(asked.scene, { path: href('/panier'), title: cartTexts.title, description: '' }), view }
}

type Props = Pick<Route.ComponentProps, 'loaderData'> & { actionData?: FormState }

/** The cart, with what was refused of an act on it. */
export default function Cart({ loaderData: { view }, actionData }: Props) {
  return <CartScreen view={view} state={actionData} />
}
