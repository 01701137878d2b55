import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toOwnedList } from './lists.ts'

/** One list of letters. */
export const getAdminNewsletterList: UseCase<Contract['getAdminNewsletterList']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('newsletter_lists').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toOwnedList(row)) : refused('not_found')
}
