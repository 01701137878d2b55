import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** Takes an address of the company away. */
export const removeCompanyAddress: UseCase<Contract['removeCompanyAddress']> = async ({ params }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const row = await tx.deleteFrom('company_addresses').where('id', '=', params.id).returning('id').executeTakeFirst()
    return row ? done({}) : refused('not_found')
  })
