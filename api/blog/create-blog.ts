import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseSlug } from '../writing/choose-slug.ts'
import { isOut } from '../writing/coming-out.ts'
import { refuseMute } from '../writing/refuse-mute.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { blankBlog, toAdminBlog, toBlogColumns } from './blog.ts'
import { refuseFolder } from './refuse-parent.ts'

/** Adds an article of the blog; it stays a draft until its owner says otherwise. */
export const createBlog: UseCase<Contract['createBlog']> = async ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { lang, now } = visit
    const refusal =
      (await refusePicture(tx, body.idImage)) ?? (await refuseFolder(tx, lang, body.idFolder)) ?? (await refuseMute(tx, body))
    if (refusal) return refusal
    const slug = await chooseSlug(tx, { tables: ['blogs', 'blog_folders'], row: { id: '', lang } }, body)
    if (!slug.ok) return slug
    const id = crypto.randomUUID()
    const fresh = {
      ...blankBlog(now),
      ...toBlogColumns(body),
      id,
      lang,
      title: body.title,
      slug: slug.value,
      updated_at: now.toISOString(),
    }
    const row = await tx
      .insertInto('blogs')
      .values({ ...fresh, is_out: isOut(fresh, now) })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toAdminBlog(row, { read: tx, notice: visit.notice }))
  })
