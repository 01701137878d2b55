import { type ExpressionBuilder, sql } from 'kysely'
import { done } from '#app/models/platform/outcome.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows, patternOf } from '../../platform/call/list-rows.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { toMenuPage } from './page.ts'

const columns = { title: 'title', url: 'url', isValid: 'is_valid', updatedAt: 'updated_at', order: 'sort_order', search: 'title' }

/** All pages of the site, for its owner. */
export const listAdminPages: UseCase<Contract['listAdminPages']> = async ({ query }, { read, lang }) => {
  const all = read.selectFrom('pages').selectAll().where('lang', '=', lang)
  const wanted = query.filters.filter(({ field }) => field === 'search').map(({ value }) => String(value))
  const found = wanted.reduce((pages, text) => pages.where((on) => isCalled(on, text)), all)
  const filters = query.filters.filter(({ field }) => field !== 'search')
  const { rows, total } = await listRows(found, { ...query, filters }, columns)
  return done({ pages: rows.map((row) => toMenuPage(row, [])), total })
}

/** Whether title, address or what is said in the house's own fields holds a text. */
function isCalled(on: ExpressionBuilder<SiteTables, 'pages'>, text: string) {
  const holds = (column: 'title' | 'url') => sql<boolean>`lower(${sql.ref(column)}) like lower(${patternOf(text)}) escape '\\'`
  const isSaid = sql<boolean>`${sql.ref('search_key')} like ${patternOf(foldText(text))} escape '\\'`
  return on.or([holds('title'), holds('url'), isSaid])
}
