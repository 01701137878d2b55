import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { oneShown, refuseMutePictures } from '../writing/refuse-mute-pictures.ts'
import { refusePicture } from '../writing/refuse-picture.ts'
import { blankAward, toAdminAward, toAwardColumns } from './award.ts'

/** Adds an award; it stays a draft until its owner says otherwise. */
export const createAward: UseCase<Contract['createAward']> = async ({ body }, visit) =>
  visit.inTransaction(async (tx) => {
    const { lang, now } = visit
    const shown = { before: [], after: oneShown(body.idImage), field: 'idImage' }
    const refusal = (await refusePicture(tx, body.idImage)) ?? (await refuseMutePictures(tx, { given: body, ...shown }))
    if (refusal) return refusal
    const id = crypto.randomUUID()
    const fresh = { ...blankAward, ...toAwardColumns(body), id, lang, title: body.title, updated_at: now.toISOString() }
    const row = await tx.insertInto('awards').values(fresh).returningAll().executeTakeFirstOrThrow()
    return done(await toAdminAward(row, { read: tx, notice: visit.notice }))
  })
