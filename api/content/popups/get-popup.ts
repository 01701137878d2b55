import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findOpenPopups, toPopup } from './popup.ts'

/** A popup that is open now; one that is not does not exist for visitors. */
export const getPopup: UseCase<Contract['getPopup']> = async ({ params }, ctx) => {
  const row = await findOpenPopups(ctx.read, ctx.now).where('id', '=', params.id).executeTakeFirst()
  return row ? done(await toPopup(row, ctx)) : refused('not_found')
}
