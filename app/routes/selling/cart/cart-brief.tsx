import { href } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readCartRequest } from '#app/services/platform/session/cart-request.server.ts'
import { getCartBrief } from '#app/services/selling/cart/cart-brief.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { CartBrief } from '#app/ui/selling/cart/cart-brief.tsx'
import type { Route } from './+types/cart-brief'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asked = await readCartRequest(request, context)
  const view = await getCartBrief(asked)
  return { head: await makeHead(asked.ctx, { path: href('/panier'), title: cartTexts.brief.title, description: '' }), view }
}

export default function CartInBrief({ loaderData }: Route.ComponentProps) {
  return <CartBrief view={loaderData.view} />
}
