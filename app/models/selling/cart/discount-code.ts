import type { Discount } from '../../catalog/discount.ts'

/** A code as its owner set it; an empty list of products means all. */
export type DiscountCode = Discount & {
  isValid: boolean
  startsAt: string | null
  endsAt: string | null
  limitTotal: number | null
  limitPerCustomer: number | null
  /** The goods have to cost so much, in cents. */
  minimum: number
  products: readonly string[]
}

/** What a code is tried on. */
export type CodeTrial = {
  now: Date
  uses: number
  usesOfCustomer: number
  /** The goods after the discounts of their lines. */
  subtotal: number
  products: readonly string[]
}

export type CodeFault = {
  code: 'code_unknown' | 'code_over' | 'code_used_up' | 'code_used_by_you' | 'code_minimum' | 'code_products'
  params?: { minimum: number }
}

/** Why a code does not count, if it does not; one that is switched off or not yet open is as good as unknown. */
export function findCodeFault(code: DiscountCode | undefined, trial: CodeTrial): CodeFault | undefined {
  const now = trial.now.toISOString()
  if (!code?.isValid || (code.startsAt !== null && now < code.startsAt)) return { code: 'code_unknown' }
  if (code.endsAt !== null && now >= code.endsAt) return { code: 'code_over' }
  if (code.limitTotal !== null && trial.uses >= code.limitTotal) return { code: 'code_used_up' }
  if (code.limitPerCustomer !== null && trial.usesOfCustomer >= code.limitPerCustomer) return { code: 'code_used_by_you' }
  if (!trial.products.some((product) => countsFor(code, product))) return { code: 'code_products' }
  return trial.subtotal < code.minimum ? { code: 'code_minimum', params: { minimum: code.minimum } } : undefined
}

/** Whether a code counts for a product. */
export function countsFor({ products }: Pick<DiscountCode, 'products'>, product: string): boolean {
  return products.length === 0 || products.includes(product)
}

/** The one spelling by which a code is known, however it is typed. */
export function toCodeKey(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '')
}
