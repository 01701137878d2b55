import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listRows } from '../../platform/call/list-rows.ts'
import { toStockMovement } from './movement-answer.ts'

const columns = { product: 'product_id', declination: 'declination_id', kind: 'kind', createdAt: 'created_at' }

/** The movements of stock, for the owner. */
export const listStockMovements: UseCase<Contract['listStockMovements']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('stock_movements').selectAll(), query, columns)
  return done({ movements: rows.map(toStockMovement), total })
}
