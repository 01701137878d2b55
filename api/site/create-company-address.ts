import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toAddressColumns, toCompanyAddress } from './company-address.ts'

const mostKept = 50
const nothing = { types: '[]', name: '', address_more: '', country: 'France', phone: '', email: '' }

/** Adds an address of the company, behind those there are unless told otherwise. */
export const createCompanyAddress: UseCase<Contract['createCompanyAddress']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const kept = await tx.selectFrom('company_addresses').select('sort_order').execute()
    if (kept.length >= mostKept) return refused('invalid', { fields: { _: { code: 'too_large', params: { max: mostKept } } } })
    const { address, postalCode, city } = body
    const last = Math.max(-1, ...kept.map(({ sort_order }) => sort_order))
    const row = await tx
      .insertInto('company_addresses')
      .values({
        ...nothing,
        id: crypto.randomUUID(),
        sort_order: last + 1,
        ...{ address, postal_code: postalCode, city, latitude: null, longitude: null },
        ...toAddressColumns(body),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toCompanyAddress(row))
  })
