import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { forgetSlugs } from '../writing/former-slugs.ts'

/** Takes a service away. */
export const removeService: UseCase<Contract['removeService']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.deleteFrom('services').where('id', '=', params.id).returning('id').executeTakeFirst()
    if (!row) return refused('not_found')
    await forgetSlugs(tx, params.id)
    return done({})
  })
