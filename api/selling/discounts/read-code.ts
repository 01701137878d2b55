import type { Selectable } from 'kysely'
import type { DiscountCode } from '#app/models/selling/cart/discount-code.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

type CodeRow = Selectable<SiteTables['discount_codes']>

/** A stored code as its rules need it. */
export function readCode(row: CodeRow): DiscountCode {
  return {
    type: row.type,
    amount: row.amount,
    detailType: row.detail_type,
    isValid: row.is_valid === 1,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    minimum: row.minimum,
    products: JSON.parse(row.products) as string[],
    limitTotal: row.limit_total,
    limitPerCustomer: row.limit_per_customer,
  }
}
