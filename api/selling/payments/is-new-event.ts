import type { SiteWriter } from '../../platform/database/database.ts'

/** Whether an event is heard for the first time; from now on it is not. */
export async function isNewEvent(tx: SiteWriter, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('payment_events')
    .values({ id: id.slice(0, 200), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
