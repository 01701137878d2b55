import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAdminBlog } from './blog.ts'

/** An article of the blog for its owner, published or not. */
export const getAdminBlog: UseCase<Contract['getAdminBlog']> = async ({ params }, visit) => {
  const row = await visit.read.selectFrom('blogs').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toAdminBlog(row, visit)) : refused('not_found')
}
