import { countsOn, reduceLine, reductionTypes } from '../../catalog/discount.ts'
import type { SaleFormat } from '../panel/on-sale.ts'
import type { Typed } from '../panel/read-fields.ts'

/** What one form of a wine costs on its card, and what is struck through beside it. */
export type CardPrice = { soldAt: number; struck: number | undefined }

type Kept = Pick<SaleFormat, 'id' | 'soldAt' | 'reference' | 'hasOwnReduction'>

/** What each vintage on sale would cost as it is typed; only a price that was asked before may be struck through. */
export function listLivePrices({ price, discount, vintages }: Typed, kept: readonly Kept[], today: string): CardPrice[] {
  const reduction = readReduction(discount, today)
  return rowsOf(vintages).flatMap((row) => {
    const full = centsOf(row.price) ?? centsOf(price)
    const form = kept.find(({ id }) => id === row.id)
    if (full === undefined || (form && row.isOnSale === false)) return []
    // A reduction of its own wins, and is not written here.
    const soldAt = form?.hasOwnReduction ? form.soldAt : reduceLine(full, 1, reduction)
    const reference = form?.reference ?? 0
    return [{ soldAt, struck: soldAt < full && soldAt < reference ? reference : undefined }]
  })
}

function rowsOf(vintages: unknown): Typed[] {
  const rows: Typed[] = Array.isArray(vintages) ? vintages.filter(isTyped) : []
  return rows.length > 0 ? rows : [{}]
}

function readReduction(discount: unknown, today: string) {
  if (!isTyped(discount)) return null
  const { type, amount, from, to } = discount
  const known = reductionTypes.find((one) => one === type)
  if (!known || typeof amount !== 'number' || !countsOn({ from: dayOf(from), to: dayOf(to) }, today)) return null
  return { type: known, detailType: 'PRODUCTS' as const, amount }
}

const isTyped = (value: unknown): value is Typed => typeof value === 'object' && value !== null

/** What could not be read as an amount is none yet. */
const centsOf = (value: unknown) => (typeof value === 'number' && value >= 0 ? value : undefined)

const dayOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
