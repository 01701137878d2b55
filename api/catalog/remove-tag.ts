import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** Takes a category away; its products stay in sale. */
export const removeTag: UseCase<Contract['removeTag']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    await tx.deleteFrom('product_tags').where('tag_id', '=', params.id).execute()
    const row = await tx.deleteFrom('tags').where('id', '=', params.id).returning('id').executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
