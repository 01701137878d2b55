import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/visit.ts'
import { findCart } from './cart-rows.ts'
import { readCartRules, showCart } from './show-cart.ts'

/** A cart, at the prices and stocks of now. */
export const getCart: UseCase<Contract['getCart']> = async ({ params }, visit) => {
  const rules = await readCartRules(visit)
  const cart = rules && (await findCart(visit.read, visit, params.id))
  return cart ? done(await showCart(visit, cart, rules)) : refused('not_found')
}
