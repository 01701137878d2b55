import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toOwnedPopup } from './popup.ts'

/** One popup. */
export const getAdminPopup: UseCase<Contract['getAdminPopup']> = async ({ params }, visit) => {
  const row = await visit.read.selectFrom('popups').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toOwnedPopup(row, visit)) : refused('not_found')
}
