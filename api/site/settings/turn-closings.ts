import { parisDay } from '#app/models/platform/time/working-days.ts'
import { stageOf } from '#app/models/site/house-closing.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { bumpContentVersion } from './content-version.ts'

/** Lets cached pages go when days off are to be told, begin or are over. */
export async function turnClosings({ read, inTransaction, now }: SiteAtWork): Promise<void> {
  const today = parisDay(now)
  const rows = await read.selectFrom('collection_closings').selectAll().where('was_seen', '!=', 'over').execute()
  const turned = rows.flatMap((row) => {
    const stage = stageOf({ firstDay: row.first_day, lastDay: row.last_day }, row.announce_days, today)
    return stage === row.was_seen ? [] : [{ id: row.id, stage }]
  })
  if (turned.length === 0) return
  await inTransaction(async (tx) => {
    for (const { id, stage } of turned)
      await tx.updateTable('collection_closings').set({ was_seen: stage }).where('id', '=', id).execute()
    await bumpContentVersion(tx)
  })
}
