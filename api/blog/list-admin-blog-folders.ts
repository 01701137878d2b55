import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { picturesOf } from '../writing/written.ts'
import { toListedFolder } from './blog-folder.ts'

const columns = { title: 'title', slug: 'slug', order: 'sort_order', isValid: 'is_valid', updatedAt: 'updated_at' }

/** All folders of the blog, published or not, for their owner. */
export const listAdminBlogFolders: UseCase<Contract['listAdminBlogFolders']> = async ({ query }, { read, lang }) => {
  const { rows, total } = await listRows(read.selectFrom('blog_folders').selectAll().where('lang', '=', lang), query, columns)
  const images = await picturesOf(read, rows)
  return done({ folders: rows.map((row) => toListedFolder(row, images)), total })
}
