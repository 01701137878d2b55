/** What leaves the shop as a table, and what comes in as one. */
export const exportKinds = ['orders', 'parcels', 'products', 'stock', 'members', 'messages'] as const
export type ExportKind = (typeof exportKinds)[number]

/** The tables that can be brought in. */
export const importKinds = ['products', 'stock', 'members', 'departures', 'arrivals'] as const
export type ImportKind = (typeof importKinds)[number]

/** A table as it comes in: so many rows, and no more. */
export const mostRows = 10_000
