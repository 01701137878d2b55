import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** Takes an element away, with its registrations. */
export const removeElement: UseCase<Contract['removeElement']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    await tx.deleteFrom('registrations').where('element_id', '=', params.id).execute()
    const row = await tx.deleteFrom('elements').where('id', '=', params.id).returning('id').executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
