import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { forgetSlugs } from '../writing/former-slugs.ts'

/** Takes a folder of the blog away; what it holds moves up to its place. */
export const removeBlogFolder: UseCase<Contract['removeBlogFolder']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const folder = await tx.selectFrom('blog_folders').select('id_parent').where('id', '=', params.id).executeTakeFirst()
    if (!folder) return refused('not_found')
    await tx.updateTable('blog_folders').set({ id_parent: folder.id_parent }).where('id_parent', '=', params.id).execute()
    await tx.updateTable('blogs').set({ folder_id: folder.id_parent }).where('folder_id', '=', params.id).execute()
    await tx.deleteFrom('blog_folders').where('id', '=', params.id).execute()
    await forgetSlugs(tx, params.id)
    return done({})
  })
