import type { z } from 'zod'
import type { CartEntries, KeptCart } from '../../contract/selling/entities/cart.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { findMemberCart } from './views/cart-rows.ts'

/** A member's cart, for the archive of their data. */
export async function exportCart(read: SiteReader, userId: string): Promise<z.input<typeof KeptCart> | null> {
  const cart = await findMemberCart(read, userId)
  if (!cart) return null
  const lines = await read
    .selectFrom('cart_lines')
    .innerJoin('declinations', 'declinations.id', 'cart_lines.declination_id')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['products.name', 'declinations.id as idDeclination', 'cart_lines.quantity'])
    .where('cart_lines.cart_id', '=', cart.id)
    .orderBy('cart_lines.added_at')
    .orderBy('cart_lines.id')
    .execute()
  const entries = cart.entries === '' ? null : (JSON.parse(cart.entries) as z.input<typeof CartEntries>)
  return { createdAt: cart.created_at, lastUsedAt: cart.used_at, lines, entries }
}
