import { data, href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { keepCart, readCartRequest } from '#app/services/platform/session/cart-request.server.ts'
import { goAndTell } from '#app/services/platform/session/session.server.ts'
import { addFrom } from '#app/services/selling/cart/cart-add.server.ts'
import { getCartLink } from '#app/services/selling/cart/cart-link.server.ts'
import { requireCarts } from '#app/services/selling/cart/cart-view.server.ts'
import { pathOfForm } from '#app/services/site/consent.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { CartLinkScreen } from '#app/ui/selling/cart/cart-link-screen.tsx'
import type { Route } from './+types/add-to-cart'

const here = href('/panier/ajouter')

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** A link that fills a cart shows what it would put there: only the form of this page does it. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = await getCartLink(ctx, url.searchParams.get('vins') ?? '')
  return { head: await makeHead(ctx, { path: here, title: cartTexts.fill.title, description: '' }), view }
}

export async function action({ context, request }: Route.ActionArgs) {
  const asked = await readCartRequest(request, context)
  await requireCarts(asked.ctx)
  const form = await readForm(request)
  const added = await addFrom(asked, form)
  if (!added.ok) {
    const { data: state, init } = refuseForm(form, added.error)
    return data({ ...state, view: await getCartLink(asked.ctx, state.values.vins ?? '') }, init ?? {})
  }

  // A carton is done with: whoever came back to it would wonder whether it was put in.
  const from = form.has('carton') ? href('/panier') : pathOfForm({ request, context }, form, href('/panier'))
  const { cart, addition, says } = added.value
  const headers = new Headers()
  if (cart) headers.append('Set-Cookie', await keepCart(asked, cart, { addition }))
  const back = from.startsWith(here) ? href('/panier') : from
  // A browser that refuses our cookie would come back with nothing and never know why.
  const place = asked.memo ? back : `${href('/panier/garde')}?${new URLSearchParams({ vers: back })}`
  return goAndTell(request, place, says, headers)
}

export default function AddToCart({ loaderData, actionData }: Route.ComponentProps) {
  return <CartLinkScreen view={actionData?.view ?? loaderData.view} state={actionData} />
}
