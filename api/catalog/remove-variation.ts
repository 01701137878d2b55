import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** Takes a definition away; declinations that have it stay as they are, under an empty name. */
export const removeVariation: UseCase<Contract['removeVariation']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.deleteFrom('variations').where('id', '=', params.id).returning('id').executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
