import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { picturesOf } from '../writing/written.ts'
import { toBlogFolder } from './blog-folder.ts'
import { findFolder, readFolders, within } from './folder-tree.ts'

/** The folders of the blog that visitors see; or one of them, and after it those it holds. */
export const listBlogFolders: UseCase<Contract['listBlogFolders']> = async ({ params }, { read, lang }) => {
  const folders = await readFolders(read, lang)
  const images = await picturesOf(read, folders)
  if (params.id === undefined) return done(folders.map((row) => toBlogFolder(row, images)))
  const folder = await findFolder(folders, params.id, { read, lang })
  if (!folder) return refused('not_found')
  const inside = new Set(within(folders, folder.id))
  const others = folders.filter(({ id }) => id !== folder.id && inside.has(id))
  return done([folder, ...others].map((row) => toBlogFolder(row, images)))
}
