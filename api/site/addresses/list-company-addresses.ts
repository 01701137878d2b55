import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { toCompanyAddress } from './company-address.ts'

/** The company's addresses as visitors see them. */
export const listCompanyAddresses: UseCase<Contract['listCompanyAddresses']> = async (_given, { read }) => {
  const rows = await read.selectFrom('company_addresses').selectAll().orderBy('sort_order').orderBy('id').execute()
  return done(rows.map(toCompanyAddress))
}
