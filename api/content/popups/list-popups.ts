import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findOpenPopups, toPopupNotice } from './popup.ts'

/** A page with more of them would be no page. */
const most = 10

/** The popups that are open now, the same for everybody: who has seen which, only a browser knows. */
export const listPopups: UseCase<Contract['listPopups']> = async (_given, ctx) => {
  const rows = await findOpenPopups(ctx.read, ctx.now).orderBy('id').limit(most).execute()
  return done(rows.map(toPopupNotice))
}
