import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { refuseMute } from '../writing/refuse-mute.ts'
import { toAdminElement, toElementColumns } from './element.ts'
import { placeElement } from './place-element.ts'
import { tellChanged } from './tell-guests.ts'

/** Changes an element; it never has fewer places than are taken, and who comes is told of another day. */
export const changeElement: UseCase<Contract['changeElement']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const known = await tx.selectFrom('elements').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const mute = await refuseMute(tx, body, known)
    if (mute) return mute
    const slug = await placeElement(tx, known, body)
    if (!slug.ok) return slug
    const row = await tx
      .updateTable('elements')
      .set({ ...toElementColumns(body), slug: slug.value, updated_at: visit.now.toISOString() })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellChanged(tx, row, known, visit)
    return done(await toAdminElement(row, { read: tx, notice: visit.notice }))
  })
