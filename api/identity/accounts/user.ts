import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { User } from '../../contract/identity/user.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

export type UserRow = Selectable<SiteTables['users']>

/** A stored user as its owner sees it. */
export function toUser(row: UserRow): z.input<typeof User> {
  const { id, role, phone, firstname, lastname, birthdate } = row
  return { id, email: row.email_shown || row.email, role, phone, firstname, lastname, birthdate }
}
