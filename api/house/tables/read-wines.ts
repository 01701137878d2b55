import type { SiteReader } from '../../platform/database/database.ts'

/** Declinations that are there with their products, in the order of the shop. */
export function readWines(read: SiteReader, limit: number, offset: number) {
  return read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['declinations.id', 'declinations.product_id', 'declinations.reference', 'products.reference as product_reference'])
    .select(['products.name', 'products.kind', 'products.vat_rate', 'products.is_valid', 'products.stock'])
    .select(['declinations.year', 'declinations.price', 'declinations.quantity', 'declinations.alert_limit'])
    .select(['declinations.capacity_thousandths', 'declinations.capacity_unit', 'products.alert_limit as product_limit'])
    .where('declinations.deleted_at', 'is', null)
    .where('products.deleted_at', 'is', null)
    .orderBy('products.sort_order')
    .orderBy('products.id')
    .orderBy('declinations.sort_order')
    .orderBy('declinations.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export type WineRow = Awaited<ReturnType<typeof readWines>>[number]
