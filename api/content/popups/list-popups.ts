import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { findOpenPopups, toPopupNotice } from './popup.ts'

/** A page with more of them would be no page. */
const most = 10

/** The popups that are open now, the same for everybody: who has seen which, only a browser knows. */
export const listPopups: UseCase<Contract['listPopups']> = async (_given, visit) => {
  const rows = await findOpenPopups(visit.read, visit.now).orderBy('id').limit(most).execute()
  return done(rows.map(toPopupNotice))
}
