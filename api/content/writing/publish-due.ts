import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { SiteAtWork } from '../../platform/jobs/each-site.ts'
import { bumpContentVersion } from '../../site/settings/content-version.ts'

/** Whether visitors see a piece of writing today: it is published, and its day in France has come. */
export function isOut({ is_valid, date }: { is_valid: 0 | 1; date: string }, now: Date): 0 | 1 {
  return is_valid && date <= parisDay(now) ? 1 : 0
}

/** Shows what was written for today; the site's pages change with it. */
export async function publishDue({ inTransaction, now }: Pick<SiteAtWork, 'inTransaction' | 'now'>): Promise<void> {
  const today = parisDay(now)
  await inTransaction(async (tx) => {
    let shown = 0
    for (const table of ['news', 'blogs'] as const) {
      const { numUpdatedRows } = await tx
        .updateTable(table)
        .set({ is_out: 1 })
        .where('is_valid', '=', 1)
        .where('is_out', '=', 0)
        .where('date', '<=', today)
        .executeTakeFirst()
      shown += Number(numUpdatedRows)
    }
    if (shown > 0) await bumpContentVersion(tx)
  })
}
