import type { Selectable } from 'kysely'
import { tellEnergy } from '#app/models/catalog/energy.ts'
import { mergeFacts, type WineFacts } from '#app/models/catalog/wine-facts.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

export type ProductRow = Selectable<SiteTables['products']>
export type DeclinationRow = Selectable<SiteTables['declinations']>

/** Products that visitors may see: in sale, with something of them to buy. */
export function selectPublicProducts(read: SiteReader) {
  return read.selectFrom('products').where('products.is_shown', '=', 1)
}

/** Those of them that have these ids, whole; asked for what is shown as well, databases look for them among all that is. */
export async function readPublicProducts(read: SiteReader, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await read.selectFrom('products').selectAll().where('id', 'in', ids).execute()
  return rows.filter((row) => row.is_shown === 1).sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** The stored facts of a wine, or of one of its lots, complete. */
export function readFacts(ofWine: string, ofLot = '{}'): WineFacts {
  return mergeFacts(JSON.parse(ofWine), JSON.parse(ofLot))
}

/** The same as visitors are told it: the energy that the house does not say is reckoned. */
export function readPublicFacts(ofWine: string, ofLot = '{}'): WineFacts {
  return tellEnergy(readFacts(ofWine, ofLot))
}

/** A list that is stored as JSON. */
export function readList<T = string>(stored: string): T[] {
  return JSON.parse(stored) as T[]
}

/** What a bottle holds, in its unit. */
export function readCapacity({ capacity_thousandths }: Pick<DeclinationRow, 'capacity_thousandths'>): number | null {
  return capacity_thousandths === null ? null : capacity_thousandths / 1000
}
