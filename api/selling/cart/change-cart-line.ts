import { done, refused } from '#app/models/platform/outcome.ts'
import { decreaseQuantity, increaseQuantity } from '#app/models/selling/cart/cart-quantity.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { changeCart } from './change-cart.ts'
import { mostOfLine, refuseGuesses } from './put-into-cart.ts'
import { readCartLines } from './views/cart-rows.ts'
import { noteRemoval } from './views/removals.ts'

/** Gives a line another quantity, or moves it by a step; 0 takes it away, to be put back if that was not meant. */
export const changeCartLine: UseCase<Contract['changeCartLine']> = ({ params, body }, ctx) =>
  changeCart(ctx, params.id, async (tx, cart, rules) => {
    const line = await findLine(tx, cart.id, body.line)
    if (!line) return refused('invalid', { fields: { line: { code: 'choice' } } })
    const quantity = typeof body.quantity === 'number' ? body.quantity : move(line, body.quantity)
    if (quantity > mostOfLine)
      return refused('invalid', { fields: { quantity: { code: 'too_large', params: { max: mostOfLine } } } })
    if (quantity === 0) {
      const gone = (await readCartLines(tx, cart.id)).filter(({ id }) => id === body.line)
      await noteRemoval(tx, cart, { lines: gone, isAll: false, now: ctx.now })
      await tx.deleteFrom('cart_lines').where('cart_id', '=', cart.id).where('id', '=', body.line).execute()
      return done({})
    }
    await tx.updateTable('cart_lines').set({ quantity }).where('cart_id', '=', cart.id).where('id', '=', body.line).execute()
    return refuseGuesses(tx, { cart, rules }, ctx, () => 'quantity')
  })

type Line = NonNullable<Awaited<ReturnType<typeof findLine>>>

function findLine(tx: SiteWriter, cartId: string, id: number) {
  return tx
    .selectFrom('cart_lines')
    .innerJoin('declinations', 'declinations.id', 'cart_lines.declination_id')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['cart_lines.quantity', 'declinations.sell_by_multiple_of', 'products.is_vintage'])
    .where('cart_lines.cart_id', '=', cartId)
    .where('cart_lines.id', '=', id)
    .executeTakeFirst()
}

/** Fewer than one step less is none at all. */
function move({ quantity, is_vintage, sell_by_multiple_of: sellByMultipleOf }: Line, way: 'MORE' | 'LESS'): number {
  const stepped = { isVintage: is_vintage === 1, sellByMultipleOf }
  if (way === 'MORE') return increaseQuantity(quantity, stepped)
  return decreaseQuantity(quantity, stepped)
}
