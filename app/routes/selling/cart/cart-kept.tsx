import { href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { safeLocal } from '#app/http/safe-local.ts'
import { readCartRequest } from '#app/services/platform/session/cart-request.server.ts'
import { requireCarts } from '#app/services/selling/cart/cart-view.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import { UnkeptScreen } from '#app/ui/selling/cart/unkept-screen.tsx'
import type { Route } from './+types/cart-kept'

export const links = linkSheets('own')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = personalPage

/** Passed on the way back from the first thing put into a cart: a browser that kept no cookie is told so, any other goes on. */
export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const { ctx, memo } = await readCartRequest(request, context)
  await requireCarts(ctx)
  const back = safeLocal(url.searchParams.get('vers'), href('/panier'))
  if (memo) throw redirect(back, 303)
  const { title } = cartTexts.cookies
  const head = await makeHead(ctx, { path: href('/panier'), title, description: '' })
  return { head, back }
}

export default function CartKept({ loaderData }: Route.ComponentProps) {
  return <UnkeptScreen back={loaderData.back} />
}
