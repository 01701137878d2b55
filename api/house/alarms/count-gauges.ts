import { countRows } from '../../platform/database/count-rows.ts'
import type { Database } from '../../platform/database/database.ts'
import { countAlarms } from './count-alarms.ts'

/** What the shops of a machine have to tell whoever watches it: alarms, events of payment that nobody knew, money that fits no books. */
export async function countGauges(db: Database): Promise<Record<string, number>> {
  const kinds = await db.read.selectFrom('unknown_payment_events').select('count').execute()
  return {
    ...(await countAlarms(db)),
    payment_events_unknown: kinds.reduce((sum, { count }) => sum + count, 0),
    payment_faults: await countRows(db.read.selectFrom('payment_faults')),
  }
}
