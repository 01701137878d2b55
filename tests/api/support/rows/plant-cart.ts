import type { SiteWriter } from '#api/platform/database/database.ts'
import { noDelivery } from '#app/models/selling/cart/cart-delivery.ts'

const at = '2026-03-01T09:00:00.000Z'

/** Plants a cart with a line of the product that was planted last, every text with the site's mark. */
export async function plantCart(tx: SiteWriter, mark: string): Promise<void> {
  const id = `${mark}-${crypto.randomUUID()}`
  const entries = { addresses: { shipping: null, billing: null }, phone: '', message: mark }
  await tx
    .insertInto('carts')
    .values({
      id,
      user_id: null,
      merged_into: null,
      key_hash: '',
      followed_until: '',
      last_line: 1,
      acts: '',
      delivery: JSON.stringify(noDelivery),
      quoted_for: mark,
      quoted_until: '',
      quoting_until: '',
      entries: JSON.stringify(entries),
      entries_at: at,
      removed: '',
      created_at: at,
      used_at: at,
    })
    .execute()
  const planted = await tx
    .selectFrom('declinations')
    .select('id')
    .where('reference', '=', mark)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  for (const { id: declination_id } of planted) {
    await tx
      .insertInto('cart_lines')
      // The line that a sample asks for.
      .values({ cart_id: id, id: 1, declination_id, quantity: 2, seen_price: 1200, added_at: at })
      .execute()
  }
}
