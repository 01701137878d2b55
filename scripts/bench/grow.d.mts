import type { Database } from 'better-sqlite3'

type Sizes = { products: number; orders: number; members: number }

export function growShop(from: string, to: string, sizes?: Sizes): string
export function growRows(shop: Database, sizes?: Sizes): void
