import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { FieldChange, UndoState } from '#app/models/platform/act.ts'
import type { Contract } from '../../contract/index.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { termOf } from '../../platform/jobs/retention-terms.ts'

type Row = Selectable<SiteTables['audit_entries']>
type Entry = z.input<Contract['getAuditEntry']['answer']>

/** Entries of the log as the staff see them, each with the address of whoever did it. */
export async function toAuditEntries(read: SiteReader, rows: readonly Row[], now: Date): Promise<Entry[]> {
  const ids = [...new Set(rows.map(({ user_id }) => user_id))]
  const people =
    ids.length === 0
      ? []
      : await read
          .selectFrom('users')
          .select(['id', 'email_shown', 'email'])
          .where('id', 'in', ids)
          .where('deleted_at', 'is', null)
          .execute()
  const addresses = new Map(people.map(({ id, email_shown, email }) => [id, email_shown || email]))
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    idUser: row.user_id,
    who: addresses.get(row.user_id) ?? '',
    role: row.role,
    key: row.key_name,
    act: row.act,
    call: row.call,
    resource: row.resource,
    idThing: row.thing_id,
    name: row.name,
    changes: (JSON.parse(row.changes) as FieldChange[]).map((change) => ({ ...change, field: toFieldName(change.field) })),
    undo: undoStateOf(row, now),
    never: row.never,
  }))
}

/** Whether an act can still be taken back: what is needed for it is kept for its term alone. */
export function undoStateOf({ undo, created_at }: Pick<Row, 'undo' | 'created_at'>, now: Date): UndoState {
  if (undo !== 'OPEN') return undo
  return created_at > termOf('undo_rows', now) ? 'POSSIBLE' : 'PAST'
}

/** What the contract calls a column. */
function toFieldName(column: string): string {
  if (column === 'sort_order') return 'order'
  const camel = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const [, thing] = /^(.+)Id$/.exec(camel) ?? []
  return thing ? `id${thing.charAt(0).toUpperCase()}${thing.slice(1)}` : camel
}
