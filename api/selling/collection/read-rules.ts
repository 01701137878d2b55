import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { CollectionRules } from '#app/models/selling/shipping/collection.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { listClosedDays } from '../../site/closings/read-closings.ts'

/** When orders may be fetched, beside the slots themselves. */
export async function readCollectionRules(read: SiteReader, values: ParameterValues, now: Date): Promise<CollectionRules> {
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
    closings: await listClosedDays(read, 'stops_collection', parisDay(now)),
  }
}
