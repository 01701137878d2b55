import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import type { Sealing } from '../../platform/outside/sealing.ts'
import { keepToken, unsealed } from '../orders/order-link.ts'

const atOnce = 200

/** Hashes and seals the tokens that orders from before still hold as they are. */
export async function sealOrderTokens({
  read,
  inTransaction,
  isStopping,
  sealing,
}: SiteAtWork & { sealing: Sealing }): Promise<void> {
  for (;;) {
    const rows = await read
      .selectFrom('orders')
      .select(['id', 'token_hash'])
      .where('token_sealed', '=', unsealed)
      .limit(atOnce)
      .execute()
    if (rows.length === 0 || isStopping()) return
    await inTransaction(async (tx) => {
      for (const { id, token_hash: token } of rows) {
        const kept = keepToken(id, token, sealing)
        await tx.updateTable('orders').set(kept).where('id', '=', id).where('token_sealed', '=', unsealed).execute()
      }
    })
  }
}
