import { href, redirect } from 'react-router'
import { personalPage } from '#app/http/cache-headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getShopProduct } from '#app/services/catalog/shop-product.server.ts'
import { toStockAlertForm } from '#app/services/catalog/stock-alert-form.server.ts'
import { refuseForm } from '#app/services/platform/account-form.server.ts'
import { readTrappedEmail, stampForm } from '#app/services/platform/form-trap.server.ts'
import { makeHead } from '#app/services/site/head.server.ts'
import { stockAlertTexts } from '#app/texts/catalog/shop.ts'
import { StockAlertScreen } from '#app/ui/catalog/shop/stock-alert-screen.tsx'
import type { Route } from './+types/stock-alert'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export const headers: Route.HeadersFunction = personalPage

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const wish = toStockAlertForm(await getShopProduct(ctx, url, params.slug))
  const { title } = stockAlertTexts
  const meta = await makeHead(ctx, { path: href('/boutique/:slug', params), title, description: wish.name })
  return { meta, wish, isNoted: url.searchParams.has('note'), shown: stampForm() }
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  const wish = toStockAlertForm(await getShopProduct(ctx, url, params.slug))
  const form = await readForm(request)
  const given = readTrappedEmail(form)
  const noted = given.ok ? await ctx.api.askStockAlert({ body: { ...given.value, idDeclination: wish.idDeclination } }) : given
  if (noted.ok) return redirect(`${wish.action}&note=oui`, 303)

  return refuseForm(form, noted.error)
}

export default function StockAlert({ loaderData: { wish, isNoted, shown }, actionData }: Route.ComponentProps) {
  return <StockAlertScreen wish={wish} isNoted={isNoted} shown={shown} state={actionData} />
}
