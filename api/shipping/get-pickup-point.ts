import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toPickupPoint } from './point-columns.ts'

/** Reads a pick-up point, for its owner. */
export const getPickupPoint: UseCase<Contract['getPickupPoint']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('pickup_points').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toPickupPoint(row)) : refused('not_found')
}
