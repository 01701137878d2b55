import type { SiteWriter } from '../../platform/database/database.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'
import { countOpinions } from './count-opinions.ts'

/** Lets go of what the buyers of some orders thought: it is theirs, and goes with them. */
export async function forgetOpinions(tx: SiteWriter, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  const gone = await tx.deleteFrom('opinions').where('order_id', 'in', orderIds).returning('product_id').execute()
  if (gone.length > 0) await bumpContentVersion(tx)
  for (const productId of new Set(gone.map(({ product_id }) => product_id))) await countOpinions(tx, productId)
}

/** The same of all that somebody ordered: by their account, or by the address of a mailbox. */
export async function forgetOpinionsOf(tx: SiteWriter, column: 'user_id' | 'email_key', value: string): Promise<void> {
  const orders = await tx.selectFrom('orders').select('id').where(column, '=', value).execute()
  await forgetOpinions(
    tx,
    orders.map(({ id }) => id),
  )
}
