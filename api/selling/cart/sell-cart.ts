import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { forgetChoices } from './clear-cart.ts'
import { findCart, type Holder, readCartLines } from './views/cart-rows.ts'
import { writeRemovals } from './views/removals.ts'

type Sold = { idDeclination?: string | undefined; quantity: number }

const changed = refused('conflict', { fields: { cart: { code: 'cart_changed' } } })

/**
 * Empties the cart that is ordered; refused where it holds something else by now. Each line goes under the condition
 * that it is still as ordered, so that of two orders of one cart one is refused, and what is put in meanwhile stays.
 */
export async function sellCart(
  tx: SiteWriter,
  { cart: cartId, products }: { cart: string; products: readonly Sold[] },
  holder: Holder,
): Promise<Outcome<null>> {
  const cart = await findCart(tx, holder, cartId)
  if (!cart) return changed
  // In one order for all, so that two orders of one cart wait for each other.
  for (const { idDeclination = '', quantity } of products.toSorted(byDeclination)) {
    const gone = await tx
      .deleteFrom('cart_lines')
      .where('cart_id', '=', cart.id)
      .where('declination_id', '=', idDeclination)
      .where('quantity', '=', quantity)
      .executeTakeFirst()
    if (gone.numDeletedRows !== 1n) return changed
  }
  if ((await readCartLines(tx, cart.id)).length > 0) return changed
  await forgetChoices(tx, cart.id)
  await writeRemovals(tx, cart.id, [])
  return done(null)
}

function byDeclination({ idDeclination: one = '' }: Sold, { idDeclination: other = '' }: Sold): number {
  return one < other ? -1 : 1
}
