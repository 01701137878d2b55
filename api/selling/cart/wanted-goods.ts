import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'

/** A line of a cart as the calls of the shop want it. */
export type WantedGood = { idProduct: string; idDeclination: string; quantity: number }

/** What lies in a cart and is still sold, as shipping, discounts and orders want it named. */
export function readWantedGoods(read: SiteReader | SiteWriter, cartId: string): Promise<WantedGood[]> {
  return read
    .selectFrom('cart_lines')
    .innerJoin('declinations', 'declinations.id', 'cart_lines.declination_id')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['products.id as idProduct', 'declinations.id as idDeclination', 'cart_lines.quantity'])
    .where('cart_lines.cart_id', '=', cartId)
    .where('declinations.deleted_at', 'is', null)
    .where('declinations.is_on_sale', '=', 1)
    .where('products.deleted_at', 'is', null)
    .where('products.is_shown', '=', 1)
    .orderBy('cart_lines.added_at')
    .orderBy('cart_lines.id')
    .execute()
}
