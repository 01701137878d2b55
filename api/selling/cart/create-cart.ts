import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { addAsOneAct } from './add-as-one-act.ts'
import { countNewCart } from './count-new-cart.ts'
import { findMemberCart, openCart } from './views/cart-rows.ts'
import { findRequestedItems } from './views/find-requested-items.ts'
import { readCartRules, showCart } from './views/show-cart.ts'

/** Opens a cart with what is wished for; a member has one cart only. */
export const createCart: UseCase<Contract['createCart']> = async ({ body }, ctx) => {
  const rules = await readCartRules(ctx)
  if (!rules) return refused('not_found')
  const { caller, now } = ctx
  const userId = caller.role === 'VISITOR' ? null : caller.userId
  const opened = await ctx.inTransaction(async (tx) => {
    const allowed = await countNewCart(tx, ctx)
    if (!allowed.ok) return keepWritten(allowed)
    const wished = await findRequestedItems(tx, body.products)
    if (!wished.ok) return wished
    const cart = (userId !== null && (await findMemberCart(tx, userId))) || (await openCart(tx, userId, now))
    const added = await addAsOneAct(tx, { cart, rules }, { wished: wished.value, named: body }, ctx)
    return added.ok ? done(cart) : added
  })
  return opened.ok ? done(await showCart(ctx, opened.value, rules)) : opened
}
