import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import { countRows } from '../db/count-rows.ts'
import type { UseCase } from '../visit.ts'
import { toPickupPoint, toPointColumns } from './point-columns.ts'

const mostKept = 500

/** Adds a pick-up point. */
export const createPickupPoint: UseCase<Contract['createPickupPoint']> = async ({ body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const kept = await countRows(tx.selectFrom('pickup_points'))
    if (kept >= mostKept) return refused('invalid', { fields: { _: { code: 'too_large', params: { max: mostKept } } } })
    const { name, address, postalCode, city } = body
    const row = await tx
      .insertInto('pickup_points')
      .values({
        ...{ id: crypto.randomUUID(), country: 'FR', latitude: null, longitude: null, hours: '', is_valid: 1, icon: 'SHOP' },
        ...toPointColumns(body),
        ...{ name, address, city, postal_code: postalCode },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toPickupPoint(row))
  })
