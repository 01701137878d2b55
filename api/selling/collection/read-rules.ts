import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { CollectionRules } from '#app/models/selling/shipping/collection.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'

/** When orders may be fetched, beside the slots themselves. */
export async function readCollectionRules(read: SiteReader, values: ParameterValues, now: Date): Promise<CollectionRules> {
  const rows = await read
    .selectFrom('collection_closings')
    .select(['first_day', 'last_day'])
    .where('last_day', '>=', parisDay(now))
    .execute()
  return {
    now,
    week: [
      values.CLICK_AND_COLLECT_HOURS_MONDAY,
      values.CLICK_AND_COLLECT_HOURS_TUESDAY,
      values.CLICK_AND_COLLECT_HOURS_WEDNESDAY,
      values.CLICK_AND_COLLECT_HOURS_THURSDAY,
      values.CLICK_AND_COLLECT_HOURS_FRIDAY,
      values.CLICK_AND_COLLECT_HOURS_SATURDAY,
      values.CLICK_AND_COLLECT_HOURS_SUNDAY,
    ],
    closings: rows.map(({ first_day, last_day }) => ({ firstDay: first_day, lastDay: last_day })),
  }
}
