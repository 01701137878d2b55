import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { DeclinationRow, ProductRow } from './catalog-rows.ts'

/** A product that has not been taken away, in sale or not. */
export async function findProduct(read: SiteReader | SiteWriter, id: string): Promise<ProductRow | undefined> {
  return read.selectFrom('products').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

/** A declination that has not been taken away. */
export async function findDeclination(read: SiteReader | SiteWriter, id: string): Promise<DeclinationRow | undefined> {
  return read.selectFrom('declinations').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}
