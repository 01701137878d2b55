import { sayCents, scaleHalfUp } from '../platform/text/money.ts'

/** The units that a reduction is counted in. */
export const reductionTypes = ['EURO', 'PERCENTAGE'] as const

/** A reduction: so many cents a unit, or so many whole percent; of the goods or of the shipping. */
export type Discount = { type: (typeof reductionTypes)[number]; amount: number; detailType: 'PRODUCTS' | 'SHIPPING_FEES' }

/** From which day to which a reduction counts; without one it has no beginning, or no end. */
export type ReductionDays = { from?: string | null | undefined; to?: string | null | undefined }

/** Whether a reduction counts on a day. */
export function countsOn({ from, to }: ReductionDays, day: string): boolean {
  return (!from || from <= day) && (!to || day <= to)
}

/** What a reduction takes off, in its own unit; without one, as it is counted. */
export function sayReduction(amount: number, type: unknown): string {
  if (type === 'EURO') return sayCents(amount)
  return type === 'PERCENTAGE' ? `${amount}\u00a0%` : String(amount)
}

/** The one discount of a declination: its own takes the place of its product's, they never add up. */
export function chooseDiscount<D extends Discount>(ofProduct: D | null, ofDeclination: D | null): D | null {
  return ofDeclination ?? ofProduct
}

/** What a line costs after its discount, rounded once, on the line; a discount of the shipping leaves it alone. */
export function reduceLine(unitPrice: number, quantity: number, discount: Discount | null): number {
  const before = unitPrice * quantity
  if (!discount || discount.detailType === 'SHIPPING_FEES') return before
  return discount.type === 'EURO' ? Math.max(0, unitPrice - discount.amount) * quantity : lessPercent(before, discount.amount)
}

/** What an amount is after a code that counts once: for all goods, or for the shipping. */
export function reduceOnce(amount: number, discount: Discount): number {
  return discount.type === 'EURO' ? Math.max(0, amount - discount.amount) : lessPercent(amount, discount.amount)
}

function lessPercent(amount: number, percent: number): number {
  return scaleHalfUp(amount, 100 - Math.min(100, percent), 100)
}
