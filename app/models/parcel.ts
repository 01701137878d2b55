/** So many of the line at this place of an order. */
export type PackedGood = { place: number; quantity: number }

/** What left the house at once; nothing is said of its goods where all of an order went together. */
export type Parcel = { number: string; url: string; at: string | null; goods: PackedGood[] }

/** How many of each line are still in the house. */
export function countLeft(lines: readonly { quantity: number }[], parcels: readonly Pick<Parcel, 'goods'>[]): number[] {
  const packed = parcels.flatMap(({ goods }) => goods)
  return lines.map(({ quantity }, at) =>
    packed.reduce((left, good) => (good.place === at ? left - good.quantity : left), quantity),
  )
}

/** The parcels of an order as they are kept. */
export function readParcels(kept: string): Parcel[] {
  const parcels = JSON.parse(kept) as Partial<Parcel>[]
  return parcels.map(({ number = '', url = '', at = null, goods = [] }) => ({ number, url, at, goods }))
}
