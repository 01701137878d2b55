import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { freePlaces } from './free-places.ts'

/** Ends somebody's registration; its places are free again. */
export const removeRegistration: UseCase<Contract['removeRegistration']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.selectFrom('registrations').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!row) return refused('not_found')
    await freePlaces(tx, row)
    return done({})
  })
