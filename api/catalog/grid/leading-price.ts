import type { DeclinationRow } from '../rows/catalog-rows.ts'

type Wanted = { id: string; price?: number | undefined; seen: { price?: number | undefined } }

/** The new price of a wine where all its vintages that stand at its price get one and the same; nothing where it stays. */
export function findLeadingPrice(
  price: number,
  vintages: readonly Pick<DeclinationRow, 'id' | 'price'>[],
  rows: readonly Wanted[],
): number | undefined {
  const followers = vintages.filter((one) => one.price === price)
  const prices = new Set(followers.map(({ id }) => priceWanted(rows.find((row) => row.id === id)) ?? price))
  const [only] = prices
  return prices.size === 1 && only !== price ? only : undefined
}

function priceWanted(row: Wanted | undefined): number | undefined {
  return row && row.price !== row.seen.price ? row.price : undefined
}
