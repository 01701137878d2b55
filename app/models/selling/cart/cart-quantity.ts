/** What decides by how much a quantity moves. */
export type Stepped = { isVintage: boolean; sellByMultipleOf: number }

/** The quantity that somebody typed: a whole number, 1 for a negative one; nothing when it is no number. */
export function readQuantity(typed: string): number | undefined {
  const number = Number.parseInt(typed, 10)
  return Number.isNaN(number) ? undefined : toQuantity(number)
}

/** By how much plus and minus move: a vintage by the multiple it is sold in, anything else by one. */
export function stepOf({ isVintage, sellByMultipleOf }: Stepped): number {
  return isVintage ? sellByMultipleOf : 1
}

/** One step more. */
export function increaseQuantity(quantity: number, stepped: Stepped): number {
  return toQuantity(quantity + stepOf(stepped))
}

/** One step less; 0 takes the line away. */
export function decreaseQuantity(quantity: number, stepped: Stepped): number {
  return toQuantity(quantity - stepOf(stepped))
}

/** The quantities nearest to one that does not fit the multiple a thing is sold in; nothing when it fits. */
export function findAllowedQuantities(quantity: number, multiple: number): { below: number; above: number } | undefined {
  const over = quantity % multiple
  return over === 0 ? undefined : { below: quantity - over, above: quantity - over + multiple }
}

function toQuantity(number: number): number {
  return number < 0 ? 1 : number
}
