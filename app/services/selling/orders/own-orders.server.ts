import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { ListedOrder } from '#app/ui/selling/after/listed-order.tsx'
import type { OwnOrders } from '#app/ui/selling/orders/own-orders.tsx'
import { openPaging, readPageNumber } from '../../platform/paging.server.ts'
import { viewListedOrders } from './listed-orders.server.ts'

const nbItem = 10

/** The orders that a member placed while logged in, the last first. */
export async function readOwnOrders(ctx: RequestContext, api: ShopApi, url: URL): Promise<OwnOrders> {
  const page = readPageNumber(url)
  const { orders, total } = orThrow(await api.listOwnOrders({ query: { page, nbItem } }))
  return { orders: await viewListedOrders(ctx, orders), paging: openPaging(url, { page, total, nbItem }) }
}

/** The last order that a member placed while logged in, if they placed one. */
export async function readLastOrder(ctx: RequestContext, api: ShopApi): Promise<ListedOrder | undefined> {
  const { orders } = orThrow(await api.listOwnOrders({ query: { page: 1, nbItem: 1 } }))
  const [last] = await viewListedOrders(ctx, orders)
  return last
}
