import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toAdminCode } from './code-columns.ts'

const columns = { code: 'code', isValid: 'is_valid', createdAt: 'created_at' }

/** The discount codes of the shop, for their owner. */
export const listDiscountCodes: UseCase<Contract['listDiscountCodes']> = async ({ query }, { read }) => {
  const live = read.selectFrom('discount_codes').selectAll().where('deleted_at', 'is', null)
  const { rows, total } = await listRows(live, query, columns)
  return done({ codes: rows.map(toAdminCode), total })
}
