import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { findCart } from './cart-rows.ts'
import { readCartRules, showCart } from './show-cart.ts'

/** A cart, at the prices and stocks of now. */
export const getCart: UseCase<Contract['getCart']> = async ({ params }, ctx) => {
  const rules = await readCartRules(ctx)
  const cart = rules && (await findCart(ctx.read, ctx, params.id))
  return cart ? done(await showCart(ctx, cart, rules)) : refused('not_found')
}
