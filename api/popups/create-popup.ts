import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { refuseMute } from '../writing/refuse-mute.ts'
import { isOpenAt, nothingWritten, toOwnedPopup, toPopupColumns } from './popup.ts'

const blank = {
  blocks: nothingWritten,
  pages: '[]',
  show_on_reload: 0 as const,
  delay: 0,
  promotes_wine: 0 as const,
  is_valid: 0 as const,
  starts_at: null,
  ends_at: null,
}

/** Adds a popup; it stays closed until its owner says otherwise. */
export const createPopup: UseCase<Contract['createPopup']> = async ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { now, notice } = visit
    const mute = await refuseMute(tx, body)
    if (mute) return mute
    const columns = { ...blank, ...toPopupColumns(body), title: body.title }
    const row = await tx
      .insertInto('popups')
      .values({
        ...columns,
        id: crypto.randomUUID(),
        was_open: isOpenAt(columns, now) ? 1 : 0,
        updated_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toOwnedPopup(row, { read: tx, notice }))
  })
