import type { AlarmKind } from '#app/models/house/alarm.ts'
import type { SiteWriter } from '../../platform/database/database.ts'

type Found = { kind: AlarmKind; count: number; detail: string; now: Date }

/** Writes down how many things stand still, from when they first did; answers whether that is news. */
export async function raiseAlarm(tx: SiteWriter, { kind, count, detail, now }: Found): Promise<boolean> {
  if (count === 0) {
    await tx.deleteFrom('alarms').where('kind', '=', kind).execute()
    return false
  }
  const known = await tx.updateTable('alarms').set({ count, detail }).where('kind', '=', kind).executeTakeFirst()
  if (known.numUpdatedRows > 0n) return false
  await tx
    .insertInto('alarms')
    .values({ kind, count, detail, since: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
