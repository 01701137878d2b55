import type { z } from 'zod'
import { countsOn, type Discount as Reduction, type ReductionDays } from '#app/models/catalog/discount.ts'
import { addDays } from '#app/models/platform/time/working-days.ts'
import type { Discount } from '../../contract/catalog/discount.ts'

type Given = ({ type: Reduction['type']; amount: number } & ReductionDays) | null
/** One that does not count yet is kept with a mark, so that whoever reads it finds none. */
type Stored = NonNullable<Given> & { rests?: true }

/** The columns of a discount as it is on a day, and when it next turns; one that is over is none any more. */
export function writeDiscount(given: Given, today: string): { discount: string; discount_turns_on: string | null } {
  if (!given || (given.to && given.to < today)) return { discount: '', discount_turns_on: null }
  const { type, amount, from, to } = given
  const days = { ...(from && { from }), ...(to && { to }) }
  const isOn = countsOn(days, today)
  const stored: Stored = { type, amount, ...days, ...(!isOn && { rests: true }) }
  const over = to ? addDays(to, 1) : null
  return { discount: JSON.stringify(stored), discount_turns_on: isOn ? over : (from ?? null) }
}

/** A stored discount of goods, while it counts. */
export function readDiscount(stored: string): Reduction | null {
  const discount = parse(stored)
  return discount && !discount.rests ? { type: discount.type, amount: discount.amount, detailType: 'PRODUCTS' } : null
}

/** A discount as its owner gave it, be it to come. */
export function toGivenDiscount(stored: string): Given {
  const discount = parse(stored)
  if (!discount) return null
  const { rests: _, ...given } = discount
  return given
}

/** A discount as callers see it; it has no code of its own. */
export function toDiscount(discount: Reduction | null, owner: string): z.input<typeof Discount> | null {
  return discount && { id: owner, ...discount, code: '' }
}

function parse(stored: string): Stored | null {
  return stored ? (JSON.parse(stored) as Stored) : null
}
