import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { listRows } from '../../../platform/call/list-rows.ts'
import { nameAuthors } from './authors.ts'
import { toVersionHead } from './version.ts'

const columns = { idPage: 'page_id', number: 'number', createdAt: 'created_at' }
const heads = ['site_id', 'id', 'page_id', 'number', 'hash', 'cause', 'author_id', 'created_at'] as const

/** What pages said, version by version. */
export const listPageVersions: UseCase<Contract['listPageVersions']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('page_versions').select(heads), query, columns)
  const nameOf = await nameAuthors(
    read,
    rows.map(({ author_id }) => author_id),
  )
  return done({ versions: rows.map((row) => toVersionHead(row, nameOf)), total })
}
