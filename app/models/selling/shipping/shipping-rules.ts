/** From when shipping is free; 0 is never. */
export type FreeShipping = { fromBottles: number; fromCents: number }

/** The owner says the price in euros, as people do; all arithmetic is in cents. */
export function readFreeShipping(values: { FREE_SHIPPING_BOTTLES: number; FREE_SHIPPING_PRICE: number }): FreeShipping {
  return { fromBottles: values.FREE_SHIPPING_BOTTLES, fromCents: Math.round(values.FREE_SHIPPING_PRICE * 100) }
}

/** Whether shipping is free for so many bottles or for so much money. */
export function isShippingFree(cart: { bottles: number; cents: number }, { fromBottles, fromCents }: FreeShipping): boolean {
  return (fromBottles > 0 && cart.bottles >= fromBottles) || (fromCents > 0 && cart.cents >= fromCents)
}

/** What keeps so many bottles from travelling: how many to add, or to take away. */
export type ExpeditionFault = { code: 'too_few'; add: number } | { code: 'too_many'; remove: number }

/** Holds a number of bottles against the least and the most of an expedition. */
export function findExpeditionFault(bottles: number, { min, max }: { min: number; max: number }): ExpeditionFault | undefined {
  if (bottles < min) return { code: 'too_few', add: min - bottles }
  return bottles > max ? { code: 'too_many', remove: bottles - max } : undefined
}

/** What is missing until shipping is free: so many bottles, or so much money; nothing of what never makes it free. */
export function findFreeShippingGap(
  cart: { bottles: number; cents: number },
  free: FreeShipping,
): { isFree: boolean; bottles: number | null; cents: number | null } {
  const { fromBottles, fromCents } = free
  return {
    isFree: isShippingFree(cart, free),
    bottles: fromBottles > 0 ? Math.max(0, fromBottles - cart.bottles) : null,
    cents: fromCents > 0 ? Math.max(0, fromCents - cart.cents) : null,
  }
}
