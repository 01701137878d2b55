import type { z } from 'zod'
import type { Discount as Reduction } from '#app/models/catalog/discount.ts'
import type { Discount } from '../../contract/catalog/discount.ts'

type Given = { type: Reduction['type']; amount: number } | null

/** A discount as it is stored. */
export function writeDiscount(given: Given): string {
  return given ? JSON.stringify({ type: given.type, amount: given.amount }) : ''
}

/** A stored discount of goods. */
export function readDiscount(stored: string): Reduction | null {
  return stored ? { ...(JSON.parse(stored) as { type: Reduction['type']; amount: number }), detailType: 'PRODUCTS' } : null
}

/** A discount as its owner gave it. */
export function toGivenDiscount(stored: string): Given {
  const discount = readDiscount(stored)
  return discount && { type: discount.type, amount: discount.amount }
}

/** A discount as callers see it; it has no code of its own. */
export function toDiscount(discount: Reduction | null, owner: string): z.input<typeof Discount> | null {
  return discount && { id: owner, ...discount, code: '' }
}
