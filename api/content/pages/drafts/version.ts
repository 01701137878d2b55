import type { Selectable } from 'kysely'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'

/** A version as a list tells of it. */
export function toVersionHead(row: Omit<Selectable<SiteTables['page_versions']>, 'blocks'>, nameOf: (id: string) => string) {
  return {
    id: row.id,
    idPage: row.page_id,
    number: row.number,
    cause: row.cause,
    hash: row.hash,
    createdAt: row.created_at,
    createdBy: nameOf(row.author_id),
  }
}
