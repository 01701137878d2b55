import { type Capacity, toMillilitres } from './capacity.ts'

/** What counts of a line when its bottles are counted. */
export type CountedLine = Capacity & {
  type: 'WINE' | 'BOX'
  quantity: number
  sellByMultipleOf: number
  /** How many units are sold as one. */
  setQuantity: number
  /** The bottles in a box, one entry a kind; empty where they are not named. */
  content: readonly (Capacity & { quantity: number })[]
}

/** How many bottles are offered together, as growers pack them. */
export const bottlesOfCarton = 6

const bottle = 750
const half = 375

/** The bottles that count towards free shipping: less than 75 cl is half a one, a magnum is one, a box its quantity times its multiple; rounded down. */
export function countFreeShippingBottles(lines: readonly CountedLine[]): number {
  const halves = lines.map((line) => {
    if (line.type === 'BOX') return 2 * line.quantity * line.sellByMultipleOf
    return line.quantity * ((toMillilitres(line) ?? bottle) < bottle ? 1 : 2)
  })
  return Math.floor(sum(halves) / 2)
}

/** The places of cartons that lines take: a half bottle half a one, a magnum two, a box those of its content; rounded up. */
export function countCartonBottles(lines: readonly CountedLine[]): number {
  return Math.ceil(sum(lines.map(halvesOf)) / 2)
}

function halvesOf(line: CountedLine): number {
  const { quantity, setQuantity, content } = line
  if (line.type === 'WINE') return quantity * setQuantity * halvesOfOne(line)
  if (content.length === 0) return quantity * setQuantity * 2 * line.sellByMultipleOf
  return quantity * setQuantity * sum(content.map((part) => part.quantity * halvesOfOne(part)))
}

function halvesOfOne(held: Capacity): number {
  const size = toMillilitres(held) ?? bottle
  return size <= half ? 1 : 2 * Math.ceil(size / bottle)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
