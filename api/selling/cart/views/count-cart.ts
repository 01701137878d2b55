import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findCart, readCartLines } from './cart-rows.ts'
import { readCartShop } from './show-cart.ts'

/** What lies in a cart, in numbers only. */
export const countCart: UseCase<Contract['countCart']> = async ({ params }, ctx) => {
  const cart = (await readCartShop(ctx)) && (await findCart(ctx.read, ctx, params.id))
  if (!cart) return refused('not_found')
  const lines = await readCartLines(ctx.read, cart.id)
  return done({
    id: cart.id,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isMember: cart.user_id !== null,
    lines: lines.map(({ declination_id, quantity }) => ({ idDeclination: declination_id, quantity })),
  })
}
