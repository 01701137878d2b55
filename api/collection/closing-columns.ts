import type { Selectable } from 'kysely'
import type { SiteTables } from '../db/tables.ts'

/** Days without collection as their owner sees them. */
export function toClosing({ id, first_day, last_day, note }: Omit<Selectable<SiteTables['collection_closings']>, 'site_id'>) {
  return { id, firstDay: first_day, lastDay: last_day, note }
}
