import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { listRows } from '../list-rows.ts'
import type { UseCase } from '../visit.ts'
import { toCompanyAddress } from './company-address.ts'

const columns = { name: 'name', city: 'city', order: 'sort_order' }

/** The company's addresses, for its owner. */
export const listAdminCompanyAddresses: UseCase<Contract['listAdminCompanyAddresses']> = async ({ query }, { read }) => {
  const { rows, total } = await listRows(read.selectFrom('company_addresses').selectAll(), query, columns)
  return done({ addresses: rows.map(toCompanyAddress), total })
}
