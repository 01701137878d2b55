import { type Capacity, toMillilitres } from '../../catalog/capacity.ts'
import { findAllowedQuantities } from './cart-quantity.ts'

/** How many bottles the cartons hold that can be composed. */
export const cartonSizes = [3, 6, 12] as const

export type CartonSize = (typeof cartonSizes)[number]

/** The carton that is offered to whoever has named none. */
export const usualCarton: CartonSize = 6

/** The carton that a word of an address names; nothing where it names none. */
export function readCartonSize(word: string): CartonSize | undefined {
  return cartonSizes.find((size) => String(size) === word)
}

/** The next carton that holds so many bottles; nothing where none does. */
export function findLargerCarton(bottles: number): CartonSize | undefined {
  return cartonSizes.find((size) => size >= bottles)
}

type Bottle = Capacity & { setQuantity: number }

/** Whether something fills one place of a carton: a bottle that is sold by itself, no half bottle, magnum, set or box. */
export function isCartonBottle({ type, bottle }: { type: string; bottle: Bottle }): boolean {
  const held = toMillilitres(bottle)
  return type === 'WINE' && bottle.setQuantity === 1 && held !== undefined && held > 375 && held <= 750
}

/** The quantity of one wine after plus or minus: to the next number that it is sold by. */
export function stepCarton(quantity: number, by: 'more' | 'less', multiple: number): number {
  const allowed = findAllowedQuantities(quantity, multiple)
  if (by === 'more') return allowed ? allowed.above : quantity + multiple
  return Math.max(0, allowed ? allowed.below : quantity - multiple)
}
