import { data, href } from 'react-router'
import { sharedAt, sharedPage, sharedUntil } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { keepStructuredData } from '#app/http/structured-data.server.ts'
import { describeGood } from '#app/services/catalog/shop-data.server.ts'
import { makeProductHead } from '#app/services/catalog/shop-head.server.ts'
import { getShopProduct } from '#app/services/catalog/shop-product.server.ts'
import { readStory } from '#app/services/content/product-story.server.ts'
import { ProductScreen } from '#app/ui/catalog/product/product-screen.tsx'
import { ProductTale } from '#app/ui/content/writing-screens/product-tale.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/product'

export const handle = dressed

export const links = linkSheets('shop')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

/** The days it tells of change at a moment: no cache keeps it for longer. */
export const headers: Route.HeadersFunction = sharedPage

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = await getShopProduct(ctx, url, params.slug)
  keepStructuredData(context, await describeGood(ctx, view))
  const own = `${href('/boutique/:slug', params)}?declinaison=${view.chosen.id}`
  return data(
    { head: await makeProductHead(ctx, view), view, story: await readStory(ctx, request, view.product) },
    { headers: { ...sharedUntil(view.arrival.until, view.keeping?.isSoUntil), ...sharedAt(own) } },
  )
}

export default function Product({ loaderData: { view, story } }: Route.ComponentProps) {
  return <ProductScreen view={view} story={story && <ProductTale product={view.product} story={story} />} />
}
