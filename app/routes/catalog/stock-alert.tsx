import { href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { getShopProduct } from '#app/services/catalog/shop-product.server.ts'
import { toStockWish } from '#app/services/catalog/stock-wish.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { markShown, readTrappedEmail } from '#app/services/platform/form-trap.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { stockWishTexts } from '#app/texts/catalog/shop.ts'
import { StockWishScreen } from '#app/ui/catalog/shop/stock-wish-screen.tsx'
import type { Route } from './+types/stock-alert'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const scene = context.get(sceneContext)
  const wish = toStockWish(await getShopProduct(scene, url, params.slug))
  const { title } = stockWishTexts
  const meta = await makeHead(scene, { path: href('/boutique/:slug', params), title, description: wish.name })
  return { meta, wish, isNoted: url.searchParams.has('note'), shown: markShown() }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const scene = context.get(sceneContext)
  const wish = toStockWish(await getShopProduct(scene, url, params.slug))
  const form = await readForm(request)
  const given = readTrappedEmail(form)
  const noted = given.ok ? await scene.api.askStockAlert({ body: { ...given.value, idDeclination: wish.idDeclination } }) : given
  if (noted.ok) return redirect(`${wish.action}&note=oui`, 303)

  return refuseForm(form, noted.error)
}

export default function StockAlert({ loaderData: { wish, isNoted, shown }, actionData }: Route.ComponentProps) {
  return <StockWishScreen wish={wish} isNoted={isNoted} shown={shown} state={actionData} />
}
