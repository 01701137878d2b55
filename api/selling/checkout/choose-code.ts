import { reduceLine } from '#app/models/catalog/discount.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { type DiscountCode, findCodeFault } from '#app/models/selling/cart/discount-code.ts'
import { countRows } from '../../platform/database/count-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { findTypedCode } from '../discounts/find-typed-code.ts'
import { readCode } from '../discounts/read-code.ts'
import type { Good } from '../goods/read-goods.ts'

/** A code that counts for an order. */
export type ChosenCode = DiscountCode & { id: string; code: string }

type Trial = { typed: string | undefined; goods: readonly Good[]; customer: CodeHolder | undefined; now: Date; field: string }

/** The code that somebody typed, if it counts for these goods; nothing where none was typed. */
export async function chooseCode(read: SiteReader, trial: Trial): Promise<Outcome<ChosenCode | null>> {
  const { typed, goods, customer, now, field } = trial
  if (!typed) return done(null)
  const row = await findTypedCode(read, typed)
  const subtotal = goods.reduce((sum, good) => sum + reduceLine(good.unitPrice, good.quantity, good.discount), 0)
  const fault = findCodeFault(row && readCode(row), {
    now,
    subtotal,
    products: goods.map(({ idProduct }) => idProduct),
    uses: row?.uses ?? 0,
    usesOfCustomer: row && customer ? await countUses(read, { code: row.id, ...customer }) : 0,
  })
  if (fault) return refused('invalid', { fields: { [field]: fault } })
  return done(row ? { ...readCode(row), id: row.id, code: row.code } : null)
}

/** Who uses a code: a mailbox, and what is kept of the place they order from where nobody knows whether it is theirs. */
export type CodeHolder = { mailboxKey: string; block?: string }

type Used = CodeHolder & { code: string; except?: string }

/**
 * How many orders of one customer hold a code. What a stranger orders in their name is none of theirs until it is proven or
 * money has come for it: what a code makes free is not. What comes from one place is counted together meanwhile, so that nobody
 * uses a code twice before they confirm; without a place only what is firm counts.
 */
export function countUses(read: SiteReader, { code, mailboxKey, block = '', except = '' }: Used): Promise<number> {
  const holding = read
    .selectFrom('orders')
    .where('discount_code_id', '=', code)
    .where('is_holding', '=', 1)
    .where('mailbox_key', '=', mailboxKey)
    .where('id', '<>', except)
  return countRows(
    holding.where((on) => on.or([on('is_proven', '=', 1), on('paid', '>', 0), ...(block ? [on('from_block', '=', block)] : [])])),
  )
}
