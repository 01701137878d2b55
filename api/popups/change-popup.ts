import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { refuseMute } from '../writing/refuse-mute.ts'
import { isOpenAt, toOwnedPopup, toPopupColumns } from './popup.ts'

/** Changes a popup. */
export const changePopup: UseCase<Contract['changePopup']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { now, notice } = visit
    const known = await tx.selectFrom('popups').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const mute = await refuseMute(tx, body, known)
    if (mute) return mute
    const columns = { ...known, ...toPopupColumns(body) }
    const row = await tx
      .updateTable('popups')
      .set({ ...toPopupColumns(body), was_open: isOpenAt(columns, now) ? 1 : 0, updated_at: now.toISOString() })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toOwnedPopup(row, { read: tx, notice }))
  })
