import { personalPage } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { readCartAsked } from '#app/services/cart-asked.server.ts'
import { getCartView } from '#app/services/cart-view.server.ts'
import { makeHead } from '#app/services/head.server.ts'
import { cartTexts } from '#app/texts/cart.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderCart } from '#app/ui/cart/render-cart.server.tsx'
import type { Route } from './+types/cart'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = await readCartAsked(request, context)
  const body = placeBody(request, context, renderCart(await getCartView(asked)))
  return { head: await makeHead(asked.scene, { path: '/panier', title: cartTexts.title, description: '' }), body }
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
