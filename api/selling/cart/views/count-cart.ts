import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { isOpenTo } from './cart-rows.ts'
import { readCartShop } from './show-cart.ts'

/** What lies in a cart, in numbers only: each page of whoever has one asks for it. */
export const countCart: UseCase<Contract['countCart']> = async ({ params: { id } }, ctx) => {
  if (!(await readCartShop(ctx))) return refused('not_found')
  const rows = await ctx.read
    .selectFrom('carts')
    .leftJoin('cart_lines', 'cart_lines.cart_id', 'carts.id')
    .select(['carts.user_id', 'carts.key_hash', 'carts.merged_into', 'cart_lines.declination_id', 'cart_lines.quantity'])
    .where('carts.id', '=', id)
    .orderBy('cart_lines.added_at')
    .orderBy('cart_lines.id')
    .execute()
  const [cart] = rows
  if (!cart || !isOpenTo(cart, ctx)) return refused('not_found')
  const lines = rows.flatMap(({ declination_id: idDeclination, quantity }) =>
    idDeclination === null || quantity === null ? [] : [{ idDeclination, quantity }],
  )
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  return done({ id, quantity, isMember: cart.user_id !== null, lines })
}
