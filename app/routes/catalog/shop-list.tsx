import { data } from 'react-router'
import { sharedAt, sharedPage } from '#app/http/cache-headers.ts'
import { requestContext } from '#app/http/request-context.ts'
import { makeShopHead } from '#app/services/catalog/shop-head.server.ts'
import { findKeptAddress, getShopList } from '#app/services/catalog/shop-list.server.ts'
import { ShopListScreen } from '#app/ui/catalog/shop/shop-list-screen.tsx'
import { dressed } from '#app/ui/platform/body/page-kind.ts'
import { linkSheets } from '#app/ui/platform/body/sheets.ts'
import type { Route } from './+types/shop-list'

export const handle = dressed

export const links = linkSheets('shop')

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export const headers: Route.HeadersFunction = sharedPage

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const ctx = context.get(requestContext)
  const view = await getShopList(ctx, url)
  const kept = findKeptAddress(view)
  return data({ head: await makeShopHead(ctx, view), view }, { headers: kept ? sharedAt(kept) : {} })
}

export default function ShopList({ loaderData }: Route.ComponentProps) {
  return <ShopListScreen view={loaderData.view} />
}
