import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { readFolders, trailOf } from './folder-tree.ts'
import { findBlog } from './get-blog.ts'

/** The way to an article: the folders it stands in, and the article itself last. */
export const getBlogTrail: UseCase<Contract['getBlogTrail']> = async ({ params }, visit) => {
  const folders = await readFolders(visit.read, visit.lang)
  const blog = await findBlog(visit, params.id, folders)
  return blog ? done([...trailOf(folders, blog.folder_id), blog]) : refused('not_found')
}
