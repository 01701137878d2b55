import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { toCarrier, toCarrierColumns } from './carrier-columns.ts'

const mostKept = 50

/** Adds a carrier, behind those there are unless told otherwise. */
export const createCarrier: UseCase<Contract['createCarrier']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const kept = await tx.selectFrom('carriers').select('sort_order').execute()
    if (kept.length >= mostKept) return refused('invalid', { fields: { _: { code: 'too_large', params: { max: mostKept } } } })
    const last = Math.max(-1, ...kept.map(({ sort_order }) => sort_order))
    const row = await tx
      .insertInto('carriers')
      .values({
        ...{ id: crypto.randomUUID(), delivery_type: 'DELIVERY', site_type: '', service_code: '', is_valid: 1, rates: '[]' },
        sort_order: last + 1,
        ...toCarrierColumns(body),
        name: body.name,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toCarrier(row))
  })
