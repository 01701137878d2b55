import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'
import { isOpenAt } from './popup.ts'

/** Lets cached pages go when the clock has opened or closed a popup that they show or lack. */
export async function turnPopups({ read, inTransaction, now }: SiteAtWork): Promise<void> {
  const rows = await read.selectFrom('popups').select(['id', 'blocks', 'is_valid', 'starts_at', 'ends_at', 'was_open']).execute()
  const turned = rows.filter((row) => (row.was_open === 1) !== isOpenAt(row, now))
  if (turned.length === 0) return
  await inTransaction(async (tx) => {
    for (const row of turned) {
      await tx
        .updateTable('popups')
        .set({ was_open: isOpenAt(row, now) ? 1 : 0 })
        .where('id', '=', row.id)
        .execute()
    }
    await bumpContentVersion(tx)
  })
}
