import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Registration } from '../../contract/content/writing.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

/** A stored registration as the owner sees it. */
export function toRegistration(row: Selectable<SiteTables['registrations']>): z.input<typeof Registration> {
  const { id, firstname, lastname, email, phone, message, places, state } = row
  return {
    id,
    firstname,
    lastname,
    email,
    phone,
    message,
    places,
    state,
    confirmBy: row.confirm_by,
    idElement: row.element_id,
    createdAt: row.created_at,
  }
}

/** The registrations that hold places: what has lapsed is only counted. */
export function selectHeld(read: SiteReader) {
  return read.selectFrom('registrations').where('state', '!=', 'LAPSED')
}
