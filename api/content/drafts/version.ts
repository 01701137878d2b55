import type { Selectable } from 'kysely'
import type { WrittenKind } from '#app/models/content/written-kind.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { namesOf } from './draft.ts'

type VersionRow = Selectable<SiteTables['body_versions']>

/** A version of this kind by its id. */
export function findVersion(read: SiteReader, kind: WrittenKind, id: string): Promise<VersionRow | undefined> {
  return read.selectFrom('body_versions').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
}

/** A version as a list tells of it. */
export function toVersionHead(row: Omit<VersionRow, 'blocks'>, nameOf: (id: string) => string) {
  return {
    id: row.id,
    ...namesOf(row.record_id),
    number: row.number,
    cause: row.cause,
    hash: row.hash,
    createdAt: row.created_at,
    createdBy: nameOf(row.author_id),
  }
}
