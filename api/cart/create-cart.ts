import { done, refused } from '#app/models/outcome.ts'
import { allOrNothing, orGiveUp } from '../all-or-nothing.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'
import { findMemberCart, openCart } from './cart-rows.ts'
import { countNewCart } from './count-new-cart.ts'
import { findWished } from './find-wished.ts'
import { addToOwnCart } from './put-into-cart.ts'
import { readCartRules, showCart } from './show-cart.ts'

/** Opens a cart with what is wished for; a member has one cart only. */
export const createCart: UseCase<Contract['createCart']> = async ({ body }, visit) => {
  const rules = await readCartRules(visit)
  if (!rules) return refused('not_found')
  const { caller, now } = visit
  const userId = caller.role === 'VISITOR' ? null : caller.userId
  const opened = await allOrNothing(visit, async (tx) => {
    orGiveUp(await countNewCart(tx, visit))
    const wished = orGiveUp(await findWished(tx, body.products))
    const cart = (userId !== null && (await findMemberCart(tx, userId))) || (await openCart(tx, userId, now))
    orGiveUp(await addToOwnCart(tx, { cart, rules }, wished, visit))
    return cart
  })
  return opened.ok ? done(await showCart(visit, opened.value, rules)) : opened
}
