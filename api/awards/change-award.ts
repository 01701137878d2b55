import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { oneShown, refuseMutePictures } from '../writing/refuse-mute-pictures.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { toAdminAward, toAwardColumns } from './award.ts'

/** Changes an award. */
export const changeAward: UseCase<Contract['changeAward']> = async ({ params, body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { now } = visit
    const known = await tx.selectFrom('awards').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const shown = { before: oneShown(known.image_id) ?? [], after: oneShown(body.idImage), field: 'idImage' }
    const refusal = (await refusePicture(tx, body.idImage)) ?? (await refuseMutePictures(tx, { given: body, known, ...shown }))
    if (refusal) return refusal
    const changes = toAwardColumns(body)
    const row = await tx
      .updateTable('awards')
      .set({ ...changes, updated_at: now.toISOString() })
      .where('id', '=', params.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(await toAdminAward(row, { read: tx, notice: visit.notice }))
  })
