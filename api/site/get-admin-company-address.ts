import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toCompanyAddress } from './company-address.ts'

/** One address of the company. */
export const getAdminCompanyAddress: UseCase<Contract['getAdminCompanyAddress']> = async ({ params }, { read }) => {
  const row = await read.selectFrom('company_addresses').selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toCompanyAddress(row)) : refused('not_found')
}
