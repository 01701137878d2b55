import type { z } from 'zod'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Cart } from '../../contract/selling/entities/cart.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { touchCart } from './put-into-cart.ts'
import { type CartRow, findCart } from './views/cart-rows.ts'
import { readCartRules, showCart, showNothing } from './views/show-cart.ts'
import type { CartRules } from './views/show-goods.ts'

type CartOutcome = Outcome<z.input<typeof Cart>>

/**
 * Changes the cart behind an id in one transaction, and answers what it is then. What is refused is taken back: a look at the
 * cart would give the answer that was just refused.
 */
export async function changeCart(
  ctx: CallContext,
  id: string,
  change: (tx: SiteWriter, cart: CartRow, rules: CartRules) => Promise<Outcome<unknown>>,
): Promise<CartOutcome> {
  const rules = await readCartRules(ctx)
  if (!rules) return refused('not_found')
  const changed = await ctx.inTransaction(async (tx) => {
    const cart = await findCart(tx, ctx, id)
    if (!cart) return refused('not_found')
    const changed = await change(tx, cart, rules)
    if (!changed.ok) return changed
    await touchCart(tx, cart.id, ctx.now)
    return done(cart.id)
  })
  if (!changed.ok) return changed
  const cart = await findCart(ctx.read, ctx, changed.value)
  // A login has taken it along meanwhile: it was changed all the same, and is not to be changed there once more.
  return done(cart ? await showCart(ctx, cart, rules) : await showNothing(ctx, id, rules))
}
