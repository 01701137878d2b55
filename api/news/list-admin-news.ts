import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { picturesOf } from '../writing/written.ts'
import { toListedNews } from './news.ts'

const columns = { title: 'title', slug: 'slug', date: 'date', promoted: 'promoted', isValid: 'is_valid', updatedAt: 'updated_at' }

/** All news, published or not, for their owner. */
export const listAdminNews: UseCase<Contract['listAdminNews']> = async ({ query }, { read, lang }) => {
  const { rows, total } = await listRows(read.selectFrom('news').selectAll().where('lang', '=', lang), query, columns)
  const images = await picturesOf(read, rows)
  return done({ news: rows.map((row) => toListedNews(row, images)), total })
}
