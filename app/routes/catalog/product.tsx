import { shared } from '#app/http/cache-headers.ts'
import { placeThings } from '#app/http/page-things.server.ts'
import { sceneContext } from '#app/http/visit-context.ts'
import { makeProductHead } from '#app/services/catalog/shop-head.server.ts'
import { getShopProduct } from '#app/services/catalog/shop-product.server.ts'
import { describeGood } from '#app/services/catalog/shop-things.server.ts'
import { ProductScreen } from '#app/ui/catalog/shop/product-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/product'

export const links = linkSheets('content', 'shop')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const scene = context.get(sceneContext)
  const view = await getShopProduct(scene, url, params.slug)
  placeThings(context, await describeGood(scene, view))
  return { head: await makeProductHead(scene, view), view }
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductScreen view={loaderData.view} />
}
