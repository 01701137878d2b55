import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { tellRemoved } from '../elements/tell-guests.ts'
import { freePlaces } from './free-places.ts'
import { selectHeld } from './registration.ts'

/** Ends somebody's registration; its places are free again, and whoever would still have come is told by mail. */
export const removeRegistration: UseCase<Contract['removeRegistration']> = async ({ params }, ctx) =>
  ctx.inTransaction(async (tx) => {
    const row = await selectHeld(tx).selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!row) return refused('not_found')
    await freePlaces(tx, row)
    const element = await tx.selectFrom('elements').selectAll().where('id', '=', row.element_id).executeTakeFirst()
    if (element) await tellRemoved(tx, element, row, ctx)
    return done({})
  })
