import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Registration } from '../contract/entities/writing.ts'
import type { SiteTables } from '../db/tables.ts'

/** A stored registration as the owner sees it. */
export function toRegistration(row: Selectable<SiteTables['registrations']>): z.input<typeof Registration> {
  const { id, firstname, lastname, email, phone, message, places } = row
  return { id, firstname, lastname, email, phone, message, places, idElement: row.element_id, createdAt: row.created_at }
}
