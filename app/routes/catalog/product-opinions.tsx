import { shared } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { getOpinionsPage } from '#app/services/catalog/product-opinions.server.ts'
import { ProductOpinionsScreen } from '#app/ui/catalog/shop/product-opinions-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/product-opinions'

export const links = linkSheets('shop')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = () => shared

/** What buyers have said of a product. */
export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  getOpinionsPage(context.get(requestContext), url, params.slug)

export default function ProductOpinions({ loaderData }: Route.ComponentProps) {
  return <ProductOpinionsScreen view={loaderData.view} />
}
