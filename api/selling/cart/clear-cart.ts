import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { changeCart } from './change-cart.ts'
import { noPerson, readCartLines } from './views/cart-rows.ts'
import { noteRemoval } from './views/removals.ts'

/** Empties a cart of everything, to be put back if that was not meant. */
export const clearCart: UseCase<Contract['clearCart']> = ({ params }, ctx) =>
  changeCart(ctx, params.id, async (tx, cart) => {
    await noteRemoval(tx, cart, { lines: await readCartLines(tx, cart.id), isAll: true, now: ctx.now })
    await emptyCart(tx, cart.id)
    return done({})
  })

/** Takes all out of a cart: its lines, how it was to travel, what was entered for it. */
export async function emptyCart(tx: SiteWriter, cartId: string): Promise<void> {
  await tx.deleteFrom('cart_lines').where('cart_id', '=', cartId).execute()
  await forgetChoices(tx, cartId)
}

/** Forgets how a cart was to travel, and what was entered for it. */
export async function forgetChoices(tx: SiteWriter, cartId: string): Promise<void> {
  const { removed: _kept, ...nothing } = noPerson
  await tx.updateTable('carts').set(nothing).where('id', '=', cartId).execute()
}
