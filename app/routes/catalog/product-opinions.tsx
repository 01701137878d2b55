import { data } from 'react-router'
import { sharedAt, sharedPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import { getOpinionsPage } from '#app/services/catalog/product-opinions.server.ts'
import { ProductOpinionsScreen } from '#app/ui/catalog/product/product-opinions-screen.tsx'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/product-opinions'

export const links = linkSheets('shop')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = sharedPage

/** What buyers have said of a product. */
export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const page = await getOpinionsPage(context.get(requestContext), url, params.slug)
  const { list, page: number } = page.view.paging
  return data(page, { headers: sharedAt(hrefOfPage(list, number)) })
}

export default function ProductOpinions({ loaderData }: Route.ComponentProps) {
  return <ProductOpinionsScreen view={loaderData.view} />
}
