/** So many of the line at this place of an order. */
export type PackedGood = { place: number; quantity: number }

/** What left the house at once; nothing is said of its goods where all of an order went together. */
export type Parcel = {
  number: string
  url: string
  at: string | null
  goods: PackedGood[]
  /** The day on which its carrier says that it came, where it has said so. */
  arrivedOn?: string
}

/** The parcels of an order as they are kept. */
export function readParcels(kept: string): Parcel[] {
  const parcels = JSON.parse(kept) as Partial<Parcel>[]
  return parcels.map(({ number = '', url = '', at = null, goods = [], arrivedOn }) => ({
    number,
    url,
    at,
    goods,
    ...(arrivedOn && { arrivedOn }),
  }))
}
