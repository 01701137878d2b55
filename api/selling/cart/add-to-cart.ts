import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { UseCase, Visit } from '../../platform/call/visit.ts'
import { changeCart } from './change-cart.ts'
import { addToOwnCart } from './put-into-cart.ts'
import { findSuccessor } from './views/cart-rows.ts'
import { findWished } from './views/find-wished.ts'
import { readCartRules, showNothing } from './views/show-cart.ts'

/** Adds to a cart; what lies there already grows. */
export const addToCart: UseCase<Contract['addToCart']> = async (given, visit) => {
  const { params, body } = given
  const added = await changeCart(visit, params.id, async (tx, cart, rules) => {
    const wished = await findWished(tx, body.products)
    return wished.ok ? addToOwnCart(tx, { cart, rules }, wished.value, visit) : wished
  })
  return added.ok || added.error.code !== 'not_found' ? added : addBehind(given, visit)
}

/** A tab that was adding while its buyer logged in adds to the cart they have now; whoever sends the old id learns nothing of it. */
async function addBehind({ params, body }: Read<Contract['addToCart']>, visit: Visit) {
  const rules = await readCartRules(visit)
  if (!rules) return refused('not_found')
  const added = await visit.inTransaction(async (tx) => {
    const cart = await findSuccessor(tx, params.id, visit.now)
    if (!cart) return refused('not_found')
    const wished = await findWished(tx, body.products)
    return wished.ok ? addToOwnCart(tx, { cart, rules }, wished.value, visit) : wished
  })
  return added.ok ? done(await showNothing(visit, params.id, rules)) : added
}
