import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { addAsOneAct } from './add-as-one-act.ts'
import { changeCart } from './change-cart.ts'
import { findSuccessor } from './views/cart-rows.ts'
import { findRequestedItems } from './views/find-requested-items.ts'
import { readCartRules, showNothing } from './views/show-cart.ts'

/** Adds to a cart; what lies there already grows. */
export const addToCart: UseCase<Contract['addToCart']> = async (given, ctx) => {
  const { params, body } = given
  const added = await changeCart(ctx, params.id, async (tx, cart, rules) => {
    const wished = await findRequestedItems(tx, body.products)
    return wished.ok ? addAsOneAct(tx, { cart, rules }, { wished: wished.value, named: body }, ctx) : wished
  })
  return added.ok || added.error.code !== 'not_found' ? added : addBehind(given, ctx)
}

/** A tab that was adding while its buyer logged in adds to the cart they have now; whoever sends the old id learns nothing of it. */
async function addBehind({ params, body }: Read<Contract['addToCart']>, ctx: CallContext) {
  const rules = await readCartRules(ctx)
  if (!rules) return refused('not_found')
  const added = await ctx.inTransaction(async (tx) => {
    const cart = await findSuccessor(tx, params.id, ctx.now)
    if (!cart) return refused('not_found')
    const wished = await findRequestedItems(tx, body.products)
    return wished.ok ? addAsOneAct(tx, { cart, rules }, { wished: wished.value, named: body }, ctx) : wished
  })
  return added.ok ? done(await showNothing(ctx, params.id, rules)) : added
}
