import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toCarrier } from './carrier-columns.ts'

const columns = { name: 'name', deliveryType: 'delivery_type', order: 'sort_order' }

/** The carriers of the shop, for their owner. */
export const listCarriers: UseCase<Contract['listCarriers']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('carriers').selectAll(), query, columns)
  return done({ carriers: rows.map(toCarrier), total })
}
