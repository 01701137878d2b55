import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { forgetSlugs } from '../../site/slugs/former-slugs.ts'
import { tellCancelled } from './tell-guests.ts'

/** Takes an element away with its registrations; whoever would still have come is told by mail. */
export const removeElement: UseCase<Contract['removeElement']> = async ({ params }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const gone = tx.deleteFrom('registrations').where('element_id', '=', params.id)
    const guests = (await gone.returning(['email', 'places', 'state']).execute()).filter(({ state }) => state !== 'LAPSED')
    const row = await tx.deleteFrom('elements').where('id', '=', params.id).returningAll().executeTakeFirst()
    if (!row) return refused('not_found')
    await tellCancelled(tx, row, guests, ctx)
    await forgetSlugs(tx, params.id)
    return done({})
  })
