/** What of a cart decides what its shipping costs. */
export type Load = {
  /** Bottles as cartons count them. */
  places: number
  /** Bottles as free shipping counts them. */
  counted: number
  /** What the goods cost. */
  cents: number
}

/** So many more bottles, and the shipping costs less. */
export type Advice = { add: number; from: number; to: number }

const furthest = 12

/**
 * The fewest bottles of 75 cl that make the shipping cheaper, at what one of them costs; nothing where none does.
 * `quote` answers what the shipping of a load costs, or nothing where it cannot travel.
 */
export function adviseBottles(load: Load, bottlePrice: number, quote: (load: Load) => number | undefined): Advice | undefined {
  const from = quote(load)
  if (from === undefined || from === 0) return undefined
  for (let add = 1; add <= furthest; add += 1) {
    const to = quote({ places: load.places + add, counted: load.counted + add, cents: load.cents + add * bottlePrice })
    if (to !== undefined && to < from) return { add, from, to }
  }
  return undefined
}

/** So many more bottles have room in what is paid for already; nothing where the next one costs more, or where no end is in sight. */
export function fillCarton(load: Load, bottlePrice: number, quote: (load: Load) => number | undefined): Advice | undefined {
  const from = quote(load)
  if (from === undefined || from === 0) return undefined
  for (let add = 1; add <= furthest; add += 1) {
    const next = quote({ places: load.places + add, counted: load.counted + add, cents: load.cents + add * bottlePrice })
    if (next === from) continue
    return add > 1 && next !== undefined && next > from ? { add: add - 1, from, to: from } : undefined
  }
  return undefined
}
