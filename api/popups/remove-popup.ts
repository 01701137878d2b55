import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** Removes a popup. */
export const removePopup: UseCase<Contract['removePopup']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.deleteFrom('popups').where('id', '=', params.id).returning('id').executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
