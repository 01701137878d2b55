import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAdminNews } from './news.ts'

/** A piece of news for its owner, published or not. */
export const getAdminNews: UseCase<Contract['getAdminNews']> = async ({ params }, visit) => {
  const row = await visit.read.selectFrom('news').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toAdminNews(row, visit)) : refused('not_found')
}
