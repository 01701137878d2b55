import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findWritten } from '../../site/slugs/find-written.ts'
import { toWholeAlbum } from './album.ts'

/** An album that visitors see, with its pictures and films. */
export const getAlbum: UseCase<Contract['getAlbum']> = async ({ params }, ctx) => {
  const shown = ctx.read.selectFrom('albums').selectAll().where('lang', '=', ctx.lang).where('is_valid', '=', 1)
  const place = { kind: 'album', within: ctx.lang, slug: params.id } as const
  const row = await findWritten(ctx.read, place, (column, value) => shown.where(column, '=', value).executeTakeFirst())
  return row ? done(await toWholeAlbum(row, ctx)) : refused('not_found')
}
