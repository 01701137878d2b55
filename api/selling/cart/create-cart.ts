import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { countNewCart } from './count-new-cart.ts'
import { addToOwnCart } from './put-into-cart.ts'
import { findMemberCart, openCart } from './views/cart-rows.ts'
import { findWished } from './views/find-wished.ts'
import { readCartRules, showCart } from './views/show-cart.ts'

/** Opens a cart with what is wished for; a member has one cart only. */
export const createCart: UseCase<Contract['createCart']> = async ({ body }, visit) => {
  const rules = await readCartRules(visit)
  if (!rules) return refused('not_found')
  const { caller, now } = visit
  const userId = caller.role === 'VISITOR' ? null : caller.userId
  const opened = await visit.inTransaction(async (tx) => {
    const allowed = await countNewCart(tx, visit)
    if (!allowed.ok) return keepWritten(allowed)
    const wished = await findWished(tx, body.products)
    if (!wished.ok) return wished
    const cart = (userId !== null && (await findMemberCart(tx, userId))) || (await openCart(tx, userId, now))
    const added = await addToOwnCart(tx, { cart, rules }, wished.value, visit)
    return added.ok ? done(cart) : added
  })
  return opened.ok ? done(await showCart(visit, opened.value, rules)) : opened
}
