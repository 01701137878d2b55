import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toPickupPoint, toPointColumns } from './point-columns.ts'

/** Changes a pick-up point. */
export const changePickupPoint: UseCase<Contract['changePickupPoint']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('pickup_points').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const changes = toPointColumns(body)
    if (Object.keys(changes).length > 0) await tx.updateTable('pickup_points').set(changes).where('id', '=', params.id).execute()
    return done(toPickupPoint({ ...known, ...changes }))
  })
