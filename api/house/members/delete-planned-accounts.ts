import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { anonymiseAccount } from './anonymise-account.ts'

/** Ends the accounts whose day has come, each in a transaction of its own that looks once more. */
export async function deletePlannedAccounts({ read, inTransaction, site, now }: SiteAtWork): Promise<number> {
  const at = now.toISOString()
  const due = await read
    .selectFrom('users')
    .select('id')
    .where('deletion_planned_at', '<=', at)
    .where('deleted_at', 'is', null)
    .limit(500)
    .execute()
  for (const { id } of due) {
    await inTransaction(async (tx) => {
      const still = await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('deletion_planned_at', '<=', at)
        .execute()
      if (still.length > 0) await anonymiseAccount(tx, { userId: id, site, now, tells: true })
    })
  }
  return due.length
}
