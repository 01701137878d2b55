import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findWritten } from '../../site/slugs/find-written.ts'
import { toWholeNews } from './news.ts'

/** A piece of news that visitors see, whole. */
export const getNews: UseCase<Contract['getNews']> = async ({ params }, ctx) => {
  const shown = ctx.read.selectFrom('news').selectAll().where('lang', '=', ctx.lang).where('is_out', '=', 1)
  const place = { kind: 'news', within: ctx.lang, slug: params.id } as const
  const row = await findWritten(ctx.read, place, (column, value) => shown.where(column, '=', value).executeTakeFirst())
  return row ? done(await toWholeNews(row, ctx)) : refused('not_found')
}
