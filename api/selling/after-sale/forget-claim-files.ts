import type { SiteWriter } from '../../platform/database/database.ts'

/** Lets go of the photos of claims that were closed long ago; what was said of the parcel stays with its order. */
export async function forgetClaimFiles(tx: SiteWriter, before: string): Promise<void> {
  const old = tx
    .selectFrom('claims')
    .select('id')
    // One that nobody ever answered is as old as the day it came.
    .where(({ fn, ref }) => fn.coalesce(ref('answered_at'), ref('created_at')), '<=', before)
  await tx.deleteFrom('claim_files').where('claim_id', 'in', old).execute()
}
