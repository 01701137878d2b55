import { unionThreshold } from '#app/models/site/settings/vat-choices.ts'
import type { SiteAtWork } from '../../../platform/jobs/each-site.ts'
import { bumpContentVersion } from '../../../site/settings/content-version.ts'
import { readUnionSales } from './read-union-sales.ts'

/** Past the threshold people of the Union pay the VAT of their country, whatever the house had chosen: the law knows no choice then. */
export async function passThreshold({ read, inTransaction, now }: SiteAtWork): Promise<void> {
  const chosen = await read
    .selectFrom('parameters')
    .select('id')
    .where('type', '=', 'UNION_VAT')
    .where('value', '=', 'BELOW')
    .executeTakeFirst()
  if (!chosen || (await readUnionSales(read, now)) <= unionThreshold) return
  await inTransaction(async (tx) => {
    await tx
      .updateTable('parameters')
      .set({ value: 'OSS' })
      .where('type', '=', 'UNION_VAT')
      .where('value', '=', 'BELOW')
      .execute()
    await bumpContentVersion(tx)
  })
}
