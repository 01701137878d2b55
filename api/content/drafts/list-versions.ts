import type { WrittenKind } from '#app/models/content/written-kind.ts'
import { done } from '#app/models/platform/outcome.ts'
import type { ListQuery } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { nameAuthors } from './authors.ts'
import { toVersionHead } from './version.ts'
import { findWrittenRecord, type WrittenRecord } from './written-record.ts'

const columns = { idRecord: 'record_id', idPage: 'record_id', number: 'number', createdAt: 'created_at' }
const heads = ['site_id', 'id', 'kind', 'record_id', 'number', 'hash', 'head', 'cause', 'author_id', 'created_at'] as const

type Given = { query: ListQuery<keyof typeof columns> }

/** What pages or articles said, version by version. */
export const listVersions =
  (kind: WrittenKind) =>
  async ({ query }: Given, { read }: CallContext) => {
    const all = read.selectFrom('body_versions').select(heads).where('kind', '=', kind)
    const { rows, total } = await listRows(all, query, columns)
    const nameOf = await nameAuthors(
      read,
      rows.map(({ author_id }) => author_id),
    )
    const records = new Map<string, WrittenRecord | undefined>()
    for (const id of new Set(rows.map(({ record_id }) => record_id))) records.set(id, await findWrittenRecord(read, kind, id))
    return done({ versions: rows.map((row) => toVersionHead(row, { nameOf, record: records.get(row.record_id) })), total })
  }
