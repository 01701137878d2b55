import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toMenuPage } from './page.ts'

const columns = { title: 'title', url: 'url', isValid: 'is_valid', updatedAt: 'updated_at', order: 'sort_order' }

/** All pages of the site, for its owner. */
export const listAdminPages: UseCase<Contract['listAdminPages']> = async ({ query }, { read, lang }) => {
  const { rows, total } = await listRows(read.selectFrom('pages').selectAll().where('lang', '=', lang), query, columns)
  return done({ pages: rows.map((row) => toMenuPage(row, [])), total })
}
