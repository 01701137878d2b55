import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { chooseSlug } from '../writing/choose-slug.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { toAdminBlogFolder, toBlogFolderColumns } from './blog-folder.ts'
import { refuseParent } from './refuse-parent.ts'

/** Changes a folder of the blog. */
export const changeBlogFolder: UseCase<Contract['changeBlogFolder']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { now } = visit
    const known = await tx.selectFrom('blog_folders').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const refusal = (await refusePicture(tx, body.idImage)) ?? (await refuseParent(tx, known, body.idParent))
    if (refusal) return refusal
    const slug = await chooseSlug(tx, { tables: ['blog_folders', 'blogs'], row: known }, body)
    if (!slug.ok) return slug
    const changes = toBlogFolderColumns(body)
    const row = await tx
      .updateTable('blog_folders')
      .set({ ...changes, slug: slug.value, updated_at: now.toISOString() })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toAdminBlogFolder(row, { read: tx, notice: visit.notice }))
  })
