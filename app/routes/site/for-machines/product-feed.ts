import { requestContext } from '#app/http/request-context.ts'
import { writeProductFeed } from '#app/models/catalog/products/product-feed.ts'
import { getProductFeed } from '#app/services/catalog/product-feed.server.ts'
import type { Route } from './+types/product-feed'

/** What the shop sells, for Google Merchant Center, Meta and whoever reads their form. */
export async function loader({ context }: Route.LoaderArgs) {
  const text = writeProductFeed(await getProductFeed(context.get(requestContext)))
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public' } })
}
