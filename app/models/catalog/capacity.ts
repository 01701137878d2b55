import { scaleHalfUp } from '../platform/text/money.ts'

const noBreak = '\u00a0'
const millilitres: Record<string, number> = { ml: 1, cl: 10, dl: 100, l: 1000 }
const grams: Record<string, number> = { g: 1, kg: 1000 }

/** The units in which a house says how much it sells: what is poured, and what is weighed. */
export const capacityUnits = ['cl', 'L', 'ml', 'g', 'kg'] as const

/** How much a bottle holds, or a piece weighs. */
export type Capacity = { capacity: number | null; capacityUnit: string }

/** An amount in thousandths of what its price is compared by: a litre of what is poured, a kilogram of what is weighed. */
export type Measure = { unit: 'L' | 'kg'; amount: number }

/** What a bottle holds, in millilitres; nothing where it is not known. */
export function toMillilitres({ capacity, capacityUnit }: Capacity): number | undefined {
  return countIn(millilitres, { capacity, capacityUnit })
}

/** What a piece weighs, in grams; nothing of what is not weighed. */
export function toGrams(held: Capacity): number | undefined {
  return countIn(grams, held)
}

/** By what the price of it is compared; nothing of what is neither poured nor weighed, as a book is not. */
export function measureOf(held: Capacity): Measure | undefined {
  const [poured, weighed] = [toMillilitres(held), toGrams(held)]
  if (poured !== undefined) return { unit: 'L', amount: poured }
  return weighed === undefined ? undefined : { unit: 'kg', amount: weighed }
}

/** The price of a litre or a kilogram, in cents; nothing where it cannot be told. */
export function pricePerMeasure(cents: number, measure: Measure | undefined): number | undefined {
  return measure && scaleHalfUp(cents, 1000, measure.amount)
}

function countIn(units: Readonly<Record<string, number>>, { capacity, capacityUnit }: Capacity): number | undefined {
  const unit = units[capacityUnit.toLowerCase()]
  return unit === undefined || capacity === null || capacity <= 0 ? undefined : Math.round(capacity * unit)
}

/** What a bottle holds, or a piece weighs, as it is read: `75 cl`, `37,5 cl`, `500 g`. */
export function sayCapacity({ capacity, capacityUnit }: Capacity): string {
  if (capacity === null) return ''
  const unit = capacityUnit.toLowerCase() === 'l' ? 'L' : capacityUnit
  return `${String(capacity).replace('.', ',')}${noBreak}${unit}`
}
