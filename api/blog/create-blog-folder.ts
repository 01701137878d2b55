import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseSlug } from '../writing/choose-slug.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { blankBlogFolder, toAdminBlogFolder, toBlogFolderColumns } from './blog-folder.ts'
import { refuseParent } from './refuse-parent.ts'

/** Adds a folder of the blog; it stays a draft until its owner says otherwise. */
export const createBlogFolder: UseCase<Contract['createBlogFolder']> = async ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { lang, now } = visit
    const refusal = (await refusePicture(tx, body.idImage)) ?? (await refuseParent(tx, { id: '', lang }, body.idParent))
    if (refusal) return refusal
    const slug = await chooseSlug(tx, { tables: ['blog_folders', 'blogs'], row: { id: '', lang } }, body)
    if (!slug.ok) return slug
    const id = crypto.randomUUID()
    const fresh = {
      ...blankBlogFolder,
      ...toBlogFolderColumns(body),
      id,
      lang,
      title: body.title,
      slug: slug.value,
      updated_at: now.toISOString(),
    }
    const row = await tx.insertInto('blog_folders').values(fresh).returningAll().executeTakeFirstOrThrow()
    return done(await toAdminBlogFolder(row, { read: tx, notice: visit.notice }))
  })
