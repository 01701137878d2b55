import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { picturesOf } from '../writing/written.ts'
import { toBlog } from './blog.ts'
import { findFolder, readFolders, within } from './folder-tree.ts'
import { publicBlogs } from './public-blogs.ts'

const columns = { title: 'title', date: 'date' }

/** The articles that visitors see, of the whole blog or of a folder and those within it. */
export const listFolderBlogs: UseCase<Contract['listFolderBlogs']> = async ({ params, query }, { read, lang }) => {
  const folders = await readFolders(read, lang)
  const folder = params.id === undefined ? undefined : await findFolder(folders, params.id, { read, lang })
  if (params.id !== undefined && !folder) return refused('not_found')
  const shown = publicBlogs(read, lang, folders)
  const inside = folder ? shown.where('folder_id', 'in', within(folders, folder.id)) : shown
  const { rows, total } = await listRows(inside, query, columns)
  const images = await picturesOf(read, rows)
  return done({ blogs: rows.map((row) => toBlog(row, images)), total })
}
