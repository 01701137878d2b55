import type { Selectable } from 'kysely'
import { type Outcome, refused } from '#app/models/outcome.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteReader } from '../db/database.ts'
import type { SiteTables } from '../db/tables.ts'
import { given, toFlag } from '../site/columns.ts'

export type SlotRow = Selectable<SiteTables['collection_slots']>
type Body = Read<Contract['changeSlot']>['body']

/** A stored slot as its owner sees it. */
export function toSlot(row: SlotRow) {
  const { id, weekday, opens, closes, capacity } = row
  const more = { idAddress: row.address_id, leadHours: row.lead_hours, isValid: row.is_valid === 1 }
  return { id, weekday, opens, closes, capacity, ...more }
}

/** The columns that a given slot fills: only those that were named. */
export function toSlotColumns(body: Body) {
  const { weekday, opens, closes, capacity } = body
  const more = { address_id: body.idAddress, lead_hours: body.leadHours, is_valid: toFlag(body.isValid) }
  return given({ weekday, opens, closes, capacity, ...more })
}

/** A slot that has not been taken away. */
export async function findSlot(read: SiteReader, id: string): Promise<SlotRow | undefined> {
  return read.selectFrom('collection_slots').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

/** Refuses a slot that ends before it begins, or at an address that is not the company's. */
export async function refuseSlot(read: SiteReader, body: Body, known?: SlotRow): Promise<Outcome<never> | undefined> {
  const opens = body.opens ?? known?.opens ?? 0
  if ((body.closes ?? known?.closes ?? 0) <= opens)
    return refused('invalid', { fields: { closes: { code: 'too_small', params: { min: opens + 1 } } } })
  if (!body.idAddress) return undefined
  const address = await read.selectFrom('company_addresses').select('id').where('id', '=', body.idAddress).executeTakeFirst()
  return address ? undefined : refused('invalid', { fields: { idAddress: { code: 'choice' } } })
}
