import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseSlug } from '../writing/choose-slug.ts'
import { isOut } from '../writing/coming-out.ts'
import { refuseMute } from '../writing/refuse-mute.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { toAdminNews, toNewsColumns } from './news.ts'

/** Changes a piece of news. */
export const changeNews: UseCase<Contract['changeNews']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { now } = visit
    const known = await tx.selectFrom('news').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const refusal = (await refusePicture(tx, body.idImage)) ?? (await refuseMute(tx, body, known))
    if (refusal) return refusal
    const slug = await chooseSlug(tx, { tables: ['news'], row: known }, body)
    if (!slug.ok) return slug
    const changes = toNewsColumns(body)
    const row = await tx
      .updateTable('news')
      .set({ ...changes, slug: slug.value, is_out: isOut({ ...known, ...changes }, now), updated_at: now.toISOString() })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toAdminNews(row, { read: tx, notice: visit.notice }))
  })
