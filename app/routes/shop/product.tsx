import { shared } from '#app/http/cache-headers.ts'
import { placeBody, placeThings } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { madeOnce } from '#app/services/made-once.server.ts'
import { makeProductHead } from '#app/services/shop-head.server.ts'
import { getShopProduct } from '#app/services/shop-product.server.ts'
import { describeGood } from '#app/services/shop-things.server.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderProduct } from '#app/ui/shop/render-product.server.tsx'
import type { Route } from './+types/product'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const scene = context.get(sceneContext)
  const view = await getShopProduct(scene, url, params.slug)
  const html = madeOnce(view.madeOf, view.chosen.id, () => renderProduct(view))
  placeThings(context, await describeGood(scene, view))
  return { head: await makeProductHead(scene, view), body: placeBody(request, context, html) }
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
