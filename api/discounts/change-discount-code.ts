import { done, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { refuseCode, toAdminCode, toCodeColumns } from './code-columns.ts'
import { findDiscountCode } from './find-discount-code.ts'

/** Changes a discount code; its limit never falls below the orders that hold it. */
export const changeDiscountCode: UseCase<Contract['changeDiscountCode']> = async ({ params, body }, { inTransaction }) =>
  inTransaction(async (tx) => {
    const known = await findDiscountCode(tx, params.id)
    if (!known) return refused('not_found')
    const refusal = await refuseCode(tx, body, known)
    if (refusal) return refusal
    if (typeof body.limitTotal === 'number' && body.limitTotal < known.uses)
      return refused('invalid', { fields: { limitTotal: { code: 'too_small', params: { min: known.uses } } } })
    const changes = toCodeColumns(body)
    if (Object.keys(changes).length > 0) await tx.updateTable('discount_codes').set(changes).where('id', '=', params.id).execute()
    return done(toAdminCode({ ...known, ...changes }))
  })
