import { done, type Outcome, refused } from '#app/models/outcome.ts'
import type { SiteWriter } from '../db/database.ts'
import { findCart, nameLines, readCartLines } from './cart-rows.ts'
import { emptyCart } from './clear-cart.ts'

type Sold = { idDeclination?: string | undefined; quantity: number }

/** Empties the cart that is ordered; refused where it holds something else by now, so that nothing put in meanwhile is lost. */
export async function sellCart(tx: SiteWriter, cartId: string, products: readonly Sold[]): Promise<Outcome<null>> {
  const cart = await findCart(tx, cartId)
  const ordered = nameLines(products.map(({ idDeclination = '', quantity }) => ({ declination_id: idDeclination, quantity })))
  if (!cart || nameLines(await readCartLines(tx, cart.id)) !== ordered)
    return refused('conflict', { fields: { cart: { code: 'cart_changed' } } })
  await emptyCart(tx, cart.id)
  return done(null)
}
