import type { SiteWriter } from '../../platform/database/database.ts'

/** Where bottles are counted: of a product as a whole, or of one of its forms. */
export type StockHolder = { place: 'product' | 'declination'; id: string }

/** Moves a stock by so much, never below nothing: what is left afterwards, or nothing where there was not enough. */
export async function moveStock(tx: SiteWriter, { place, id }: StockHolder, change: number): Promise<number | undefined> {
  if (place === 'product') {
    const row = await tx
      .updateTable('products')
      .set((on) => ({ stock: on('stock', '+', change) }))
      .where('id', '=', id)
      .where('stock', '>=', -change)
      .returning('stock')
      .executeTakeFirst()
    return row?.stock
  }
  const row = await tx
    .updateTable('declinations')
    .set((on) => ({ quantity: on('quantity', '+', change) }))
    .where('id', '=', id)
    .where('quantity', '>=', -change)
    .returning('quantity')
    .executeTakeFirst()
  return row?.quantity
}
