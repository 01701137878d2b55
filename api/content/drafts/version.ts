import type { Selectable } from 'kysely'
import type { WrittenKind } from '#app/models/content/written-kind.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { hashPublic, namesOf } from './draft.ts'
import { headOf } from './head/head.ts'
import type { WrittenRecord } from './written-record.ts'

type VersionRow = Selectable<SiteTables['body_versions']>

/** A version of this kind by its id. */
export function findVersion(read: SiteReader, kind: WrittenKind, id: string): Promise<VersionRow | undefined> {
  return read.selectFrom('body_versions').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
}

type Beside = { nameOf: (id: string) => string; record: WrittenRecord | undefined }

/** Whether a version says what is public. */
function isCurrent({ hash, head }: Pick<VersionRow, 'hash' | 'head'>, record: WrittenRecord): boolean {
  return hash === hashPublic(record) && (head === null || head === headOf(record))
}

/** A version as a list tells of it. */
export function toVersionHead(row: Omit<VersionRow, 'blocks'>, { nameOf, record }: Beside) {
  return {
    id: row.id,
    ...namesOf(row.record_id),
    number: row.number,
    cause: row.cause,
    hash: row.hash,
    isCurrent: record !== undefined && isCurrent(row, record),
    createdAt: row.created_at,
    createdBy: nameOf(row.author_id),
  }
}
