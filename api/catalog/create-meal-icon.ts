import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { refusePicture, toMealIcon } from './meal-icon-columns.ts'

const mostKept = 60

/** Adds an icon of meals, behind those there are unless told otherwise. */
export const createMealIcon: UseCase<Contract['createMealIcon']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const kept = await tx.selectFrom('meal_icons').select('sort_order').execute()
    if (kept.length >= mostKept) return refused('invalid', { fields: { _: { code: 'too_large', params: { max: mostKept } } } })
    const refusal = await refusePicture(tx, body.idImage)
    if (refusal) return refusal
    const last = Math.max(-1, ...kept.map(({ sort_order }) => sort_order))
    const row = await tx
      .insertInto('meal_icons')
      .values({ id: crypto.randomUUID(), label: body.label, image_id: body.idImage, sort_order: body.order ?? last + 1 })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toMealIcon(row))
  })
