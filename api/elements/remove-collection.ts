import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { forgetSlugs } from '../writing/former-slugs.ts'

/** Takes an empty collection away; one that holds elements stays. */
export const removeCollection: UseCase<Contract['removeCollection']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const held = await tx.selectFrom('elements').select('id').where('collection_id', '=', params.id).executeTakeFirst()
    if (held) return refused('conflict')
    const row = await tx.deleteFrom('collections').where('id', '=', params.id).returning('id').executeTakeFirst()
    if (!row) return refused('not_found')
    await forgetSlugs(tx, params.id)
    await tx.deleteFrom('former_slugs').where('kind', '=', 'element').where('within', '=', params.id).execute()
    return done({})
  })
