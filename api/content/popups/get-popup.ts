import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { findOpenPopups, toPopup } from './popup.ts'

/** A popup that is open now; one that is not does not exist for visitors. */
export const getPopup: UseCase<Contract['getPopup']> = async ({ params }, visit) => {
  const row = await findOpenPopups(visit.read, visit.now).where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toPopup(row, visit)) : refused('not_found')
}
