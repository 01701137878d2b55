import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readFolders, trailOf } from './folder-tree.ts'
import { findBlog } from './get-blog.ts'

/** The way to an article: the folders it stands in, and the article itself last. */
export const getBlogTrail: UseCase<Contract['getBlogTrail']> = async ({ params }, ctx) => {
  const folders = await readFolders(ctx.read, ctx.lang)
  const blog = await findBlog(ctx, params.id, folders)
  return blog ? done([...trailOf(folders, blog.folder_id), blog]) : refused('not_found')
}
