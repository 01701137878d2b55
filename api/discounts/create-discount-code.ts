import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { refuseCode, toAdminCode, toCodeColumns } from './code-columns.ts'

const nothing = {
  detail_type: 'PRODUCTS',
  is_valid: 1,
  ...{ starts_at: null, ends_at: null, limit_total: null, limit_per_customer: null },
  ...{ minimum: 0, products: '[]', uses: 0, deleted_at: null },
} as const

/** Adds a discount code; without more it is open to all, without limits. */
export const createDiscountCode: UseCase<Contract['createDiscountCode']> = async ({ body }, { inTransaction, now }) =>
  inTransaction(async (tx) => {
    const refusal = await refuseCode(tx, body)
    if (refusal) return refusal
    const { code, type, amount } = body
    const row = await tx
      .insertInto('discount_codes')
      .values({
        ...nothing,
        ...{ id: crypto.randomUUID(), code, code_key: '', type, amount, created_at: now.toISOString() },
        ...toCodeColumns(body),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return done(toAdminCode(row))
  })
