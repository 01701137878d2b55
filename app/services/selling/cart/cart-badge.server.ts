import type { RequestContext } from '#app/http/request-context.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import type { CartBadge } from '#app/ui/selling/cart/cart-badge.ts'
import { openHeldApi, readCartMemo } from '../../platform/session/cart-session.server.ts'
import { writeRequestedItems } from '../../platform/session/requested-items.server.ts'
import type { SiteFacts } from '../../site/site-facts.server.ts'

/** What the bars tell whoever has no cart. */
export const noCart: CartBadge = { quantity: 0, mirror: '', lines: [], total: '' }

/** What this visitor's cart holds; nothing at all where the site sells nothing or tells no prices. */
export async function readCartBadge(
  ctx: RequestContext,
  request: Request,
  { info, values }: SiteFacts,
): Promise<CartBadge | undefined> {
  if (!info.isECommerce || values.HIDE_PRICES) return undefined
  const memo = await readCartMemo(request, ctx)
  if (!memo) return noCart
  const api = await openHeldApi(request, ctx)
  const counted = await api.countCart({ params: { id: memo.cart } })
  if (!counted.ok) return noCart
  const { id, quantity, isMember, lines } = counted.value
  const mirror = lines.length === 0 || isMember ? '-' : writeRequestedItems(lines)
  const shown = values.SEE_CART_ON_HOVER && quantity > 0 ? await api.getCart({ params: { id } }) : undefined
  if (!shown?.ok) return { ...noCart, quantity, mirror }
  return {
    quantity,
    mirror,
    total: sayCents(shown.value.totals.subtotal),
    lines: shown.value.lines.map((line) => ({
      id: line.id,
      name: line.product.name,
      quantity: line.quantity,
      total: line.declination ? sayCents(line.total) : '',
    })),
  }
}
