import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toPickupPoint } from './point-columns.ts'

const columns = { name: 'name', city: 'city', postalCode: 'postal_code' }

/** The pick-up points of the shop, for their owner. */
export const listPickupPoints: UseCase<Contract['listPickupPoints']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('pickup_points').selectAll(), query, columns)
  return done({ points: rows.map(toPickupPoint), total })
}
