import { reduceLine } from '#app/models/discount.ts'
import { type DiscountCode, findCodeFault } from '#app/models/discount-code.ts'
import { done, type Outcome, refused } from '#app/models/outcome.ts'
import { countRows } from '../db/count-rows.ts'
import type { SiteReader } from '../db/database.ts'
import { readCode } from '../discounts/code-columns.ts'
import { findTypedCode } from '../discounts/find-discount-code.ts'
import type { Good } from './read-goods.ts'

/** A code that counts for an order. */
export type ChosenCode = DiscountCode & { id: string; code: string }

type Trial = { typed: string | undefined; goods: readonly Good[]; customer: string | undefined; now: Date; field: string }

/** The code that somebody typed, if it counts for these goods; nothing where none was typed. */
export async function chooseCode(read: SiteReader, trial: Trial): Promise<Outcome<ChosenCode | null>> {
  const { typed, goods, customer, now, field } = trial
  if (!typed) return done(null)
  const row = await findTypedCode(read, typed)
  const subtotal = goods.reduce((sum, good) => sum + reduceLine(good.unitPrice, good.quantity, good.discount), 0)
  const fault = findCodeFault(row && readCode(row), {
    ...{ now, subtotal, products: goods.map(({ idProduct }) => idProduct), uses: row?.uses ?? 0 },
    usesOfCustomer: row && customer ? await countUses(read, row.id, customer) : 0,
  })
  if (fault) return refused('invalid', { fields: { [field]: fault } })
  return done(row ? { ...readCode(row), id: row.id, code: row.code } : null)
}

/** How many orders of one customer hold a code. */
export function countUses(read: SiteReader, code: string, customer: string): Promise<number> {
  const holding = read.selectFrom('orders').where('discount_code_id', '=', code).where('is_holding', '=', 1)
  return countRows(holding.where('email_key', '=', customer))
}
