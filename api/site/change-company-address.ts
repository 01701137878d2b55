import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAddressColumns, toCompanyAddress } from './company-address.ts'

/** Changes an address of the company. */
export const changeCompanyAddress: UseCase<Contract['changeCompanyAddress']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await tx.selectFrom('company_addresses').selectAll().where('id', '=', params.id).executeTakeFirst()
    if (!known) return refused('not_found')
    const changes = toAddressColumns(body)
    if (Object.keys(changes).length > 0) {
      await tx.updateTable('company_addresses').set(changes).where('id', '=', params.id).execute()
    }
    return done(toCompanyAddress({ ...known, ...changes }))
  })
