import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** Takes an icon of meals away; a dish that was shown under it is shown no more. */
export const removeMealIcon: UseCase<Contract['removeMealIcon']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.deleteFrom('meal_icons').where('id', '=', params.id).returning('id').executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
