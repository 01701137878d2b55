import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toCarrier, toCarrierColumns } from './carrier-columns.ts'

/** Changes a carrier. */
export const changeCarrier: UseCase<Contract['changeCarrier']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('carriers').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const changes = toCarrierColumns(body)
    if (Object.keys(changes).length > 0) await tx.updateTable('carriers').set(changes).where('id', '=', params.id).execute()
    return done(toCarrier({ ...known, ...changes }))
  })
