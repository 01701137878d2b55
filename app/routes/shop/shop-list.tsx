import { shared } from '#app/http/cache-headers.ts'
import { placeBody } from '#app/http/page-body.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { madeOnce } from '#app/services/made-once.server.ts'
import { makeShopHead } from '#app/services/shop-head.server.ts'
import { getShopList } from '#app/services/shop-list.server.ts'
import { PageBody } from '#app/ui/body/page-body.tsx'
import { renderShopList } from '#app/ui/shop/render-shop-list.server.tsx'
import type { Route } from './+types/shop-list'

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, request, url }: Route.LoaderArgs) => {
  const scene = context.get(sceneContext)
  const view = await getShopList(scene, url)
  const html = madeOnce(view.madeOf, JSON.stringify(view.asked), () => renderShopList(view))
  return { head: await makeShopHead(scene, view), body: placeBody(request, context, html) }
}

export default function ShopList({ loaderData }: Route.ComponentProps) {
  return <PageBody html={loaderData.body} />
}
