import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { picturesOf } from '../writing/written.ts'
import { toNews } from './news.ts'

const columns = { promoted: 'promoted', title: 'title', date: 'date' }

/** The news that visitors see, the latest first unless told otherwise. */
export const listNews: UseCase<Contract['listNews']> = async ({ query }, { read, lang }) => {
  const shown = read.selectFrom('news').selectAll().where('lang', '=', lang).where('is_out', '=', 1)
  const { rows, total } = await listRows(shown, query, columns)
  const images = await picturesOf(read, rows)
  return done({ news: rows.map((row) => toNews(row, images)), total })
}
