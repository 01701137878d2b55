import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { given } from '../site/columns.ts'
import type { UseCase } from '../visit.ts'
import { refusePicture, toMealIcon } from './meal-icon-columns.ts'

/** Changes an icon of meals. */
export const changeMealIcon: UseCase<Contract['changeMealIcon']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('meal_icons').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const refusal = await refusePicture(tx, body.idImage)
    if (refusal) return refusal
    const changes = given({ label: body.label, image_id: body.idImage, sort_order: body.order })
    if (Object.keys(changes).length > 0) await tx.updateTable('meal_icons').set(changes).where('id', '=', params.id).execute()
    return done(toMealIcon({ ...known, ...changes }))
  })
