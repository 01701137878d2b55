import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { findWritten } from '../../site/slugs/find-written.ts'
import { toWholeNews } from './news.ts'

/** A piece of news that visitors see, whole. */
export const getNews: UseCase<Contract['getNews']> = async ({ params }, ctx) => {
  const row = await findNews(ctx, params.id)
  return row ? done(await toWholeNews(row, ctx)) : refused('not_found')
}

/** The piece of news that visitors see under this id, or the word of its address. */
export function findNews({ read, lang }: Pick<CallContext, 'read' | 'lang'>, key: string) {
  const shown = read.selectFrom('news').selectAll().where('lang', '=', lang).where('is_out', '=', 1)
  const place = { kind: 'news', within: lang, slug: key } as const
  return findWritten(read, place, (column, value) => shown.where(column, '=', value).executeTakeFirst())
}
