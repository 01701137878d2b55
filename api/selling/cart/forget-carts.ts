import type { SiteWriter } from '../../platform/database/database.ts'

/** Carts that nobody has used since a moment, with all that lies in them. */
export async function forgetIdleCarts(tx: SiteWriter, before: string): Promise<void> {
  const idle = await tx.selectFrom('carts').select('id').where('used_at', '<=', before).orderBy('used_at').limit(500).execute()
  await forgetCarts(
    tx,
    idle.map(({ id }) => id),
  )
}

/** What was entered for an order that never came. */
export async function forgetEntries(tx: SiteWriter, before: string): Promise<void> {
  await tx
    .updateTable('carts')
    .set({ entries: '', entries_at: '' })
    .where('entries_at', '!=', '')
    .where('entries_at', '<=', before)
    .execute()
  // What was taken out holds what was entered, too.
  await tx.updateTable('carts').set({ removed: '' }).where('removed', '!=', '').where('used_at', '<=', before).execute()
}

/** Lets go of the cart of a member. */
export async function forgetMemberCart(tx: SiteWriter, userId: string): Promise<void> {
  const own = await tx.selectFrom('carts').select('id').where('user_id', '=', userId).execute()
  await forgetCarts(
    tx,
    own.map(({ id }) => id),
  )
}

async function forgetCarts(tx: SiteWriter, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('cart_lines').where('cart_id', 'in', ids).execute()
  await tx.deleteFrom('carts').where('id', 'in', ids).execute()
}
