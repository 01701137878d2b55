import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { picturesOf } from '../writing/written.ts'
import { toListedBlog } from './blog.ts'

const columns = { title: 'title', slug: 'slug', date: 'date', isValid: 'is_valid', updatedAt: 'updated_at' }

/** All articles of the blog, published or not, for their owner. */
export const listAdminBlogs: UseCase<Contract['listAdminBlogs']> = async ({ query }, { read, lang }) => {
  const { rows, total } = await listRows(read.selectFrom('blogs').selectAll().where('lang', '=', lang), query, columns)
  const images = await picturesOf(read, rows)
  return done({ blogs: rows.map((row) => toListedBlog(row, images)), total })
}
