import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { findWritten } from '../../site/slugs/find-written.ts'
import { toWholeNews } from './news.ts'

/** A piece of news that visitors see, whole. */
export const getNews: UseCase<Contract['getNews']> = async ({ params }, visit) => {
  const shown = visit.read.selectFrom('news').selectAll().where('lang', '=', visit.lang).where('is_out', '=', 1)
  const place = { kind: 'news', within: visit.lang, slug: params.id } as const
  const row = await findWritten(visit.read, place, (column, value) => shown.where(column, '=', value).executeTakeFirst())
  return row ? done(await toWholeNews(row, visit)) : refused('not_found')
}
