import { alarmKinds } from '#app/models/house/alarm.ts'
import type { Database } from '../../platform/database/database.ts'

/** How many sites have each alarm, for whoever watches the whole machine. */
export async function countAlarms({ read }: Database): Promise<Record<string, number>> {
  const rows = await read.selectFrom('alarms').select('kind').execute()
  return Object.fromEntries(
    alarmKinds.map((kind) => [`alarm_${kind.toLowerCase()}`, rows.filter((row) => row.kind === kind).length]),
  )
}
