import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findFolder, readFolders, trailOf } from './folder-tree.ts'

/** The way to a folder of the blog, the folder itself last. */
export const getFolderTrail: UseCase<Contract['getFolderTrail']> = async ({ params }, { read, lang }) => {
  const folders = await readFolders(read, lang)
  const folder = await findFolder(folders, params.id, { read, lang })
  return folder ? done(trailOf(folders, folder.id)) : refused('not_found')
}
