import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseSlug } from '../writing/choose-slug.ts'
import { isOut } from '../writing/coming-out.ts'
import { refuseMute } from '../writing/refuse-mute.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { blankNews, toAdminNews, toNewsColumns } from './news.ts'

/** Adds a piece of news; it stays a draft until its owner says otherwise. */
export const createNews: UseCase<Contract['createNews']> = async ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { lang, now } = visit
    const refusal = (await refusePicture(tx, body.idImage)) ?? (await refuseMute(tx, body))
    if (refusal) return refusal
    const slug = await chooseSlug(tx, { tables: ['news'], row: { id: '', lang } }, body)
    if (!slug.ok) return slug
    const id = crypto.randomUUID()
    const fresh = {
      ...blankNews(now),
      ...toNewsColumns(body),
      id,
      lang,
      title: body.title,
      slug: slug.value,
      updated_at: now.toISOString(),
    }
    const row = await tx
      .insertInto('news')
      .values({ ...fresh, is_out: isOut(fresh, now) })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toAdminNews(row, { read: tx, notice: visit.notice }))
  })
