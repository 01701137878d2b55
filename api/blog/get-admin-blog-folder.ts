import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAdminBlogFolder } from './blog-folder.ts'

/** A folder of the blog for its owner, published or not. */
export const getAdminBlogFolder: UseCase<Contract['getAdminBlogFolder']> = async ({ params }, visit) => {
  const row = await visit.read.selectFrom('blog_folders').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toAdminBlogFolder(row, visit)) : refused('not_found')
}
