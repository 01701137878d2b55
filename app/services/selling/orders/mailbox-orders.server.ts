import { orThrow } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import type { ListedOrder } from '#app/ui/selling/after/listed-order.tsx'
import { viewListedOrders } from './listed-orders.server.ts'

/** The orders of a mailbox, by what was mailed there; nothing where that is too old, or never was. */
export async function readMailboxOrders(ctx: RequestContext, key: string): Promise<ListedOrder[] | undefined> {
  const found = await ctx.api.listMailboxOrders({ body: { key } })
  if (!found.ok && found.error.code === 'invalid') return undefined
  return viewListedOrders(ctx, orThrow(found).orders)
}
