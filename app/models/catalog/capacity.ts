import { scaleHalfUp } from '../platform/text/money.ts'

const noBreak = '\u00a0'
const millilitres: Record<string, number> = { ml: 1, cl: 10, dl: 100, l: 1000 }

/** How much a bottle holds. */
export type Capacity = { capacity: number | null; capacityUnit: string }

/** What a bottle holds, in millilitres; nothing where it is not known. */
export function toMillilitres({ capacity, capacityUnit }: Capacity): number | undefined {
  const unit = millilitres[capacityUnit.toLowerCase()]
  return unit === undefined || capacity === null || capacity <= 0 ? undefined : Math.round(capacity * unit)
}

/** The price of a litre, in cents; nothing where it cannot be told. */
export function pricePerLitre(cents: number, held: number | undefined): number | undefined {
  return held === undefined ? undefined : scaleHalfUp(cents, 1000, held)
}

/** What a bottle holds as it is read: `75 cl`, `37,5 cl`. */
export function sayCapacity({ capacity, capacityUnit }: Capacity): string {
  if (capacity === null) return ''
  const unit = capacityUnit.toLowerCase() === 'l' ? 'L' : capacityUnit
  return `${String(capacity).replace('.', ',')}${noBreak}${unit}`
}
