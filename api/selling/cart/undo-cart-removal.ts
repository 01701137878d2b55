import { refused } from '#app/models/platform/outcome.ts'
import { noDelivery } from '#app/models/selling/cart/cart-delivery.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { changeCart } from './change-cart.ts'
import { putIntoCart, refuseGuesses } from './put-into-cart.ts'
import { type CartRow, readCartLines } from './views/cart-rows.ts'
import { type Removal, readRemovals, writeRemovals } from './views/removals.ts'

/** Puts back what was taken out of a cart, where it lay and as it was. */
export const undoCartRemoval: UseCase<Contract['undoCartRemoval']> = ({ params, body }, ctx) =>
  changeCart(ctx, params.id, async (tx, cart, rules) => {
    const removals = readRemovals(cart, ctx.now)
    const wanted = removals.find(({ id }) => id === body.removal)
    if (!wanted) return refused('invalid', { fields: { removal: { code: 'expired' } } })
    for (const line of wanted.lines) await putBack(tx, cart, line, ctx.now)
    if (wanted.choices && cart.entries === '' && cart.delivery === JSON.stringify(noDelivery))
      await tx.updateTable('carts').set(wanted.choices).where('id', '=', cart.id).execute()
    await writeRemovals(
      tx,
      cart.id,
      removals.filter((one) => one !== wanted),
    )
    // Beside what has come in meanwhile it may be more than ever was asked for.
    return refuseGuesses(tx, { cart, rules }, ctx, () => 'removal')
  })

/** What has come into the cart again meanwhile grows by what is put back; a number that was given again is not taken twice. */
async function putBack(tx: SiteWriter, cart: CartRow, line: Removal['lines'][number], now: Date): Promise<void> {
  const kept = await readCartLines(tx, cart.id)
  const isThere = kept.some(({ id, declination_id }) => id === line.id || declination_id === line.declination_id)
  if (!isThere) {
    await tx
      .insertInto('cart_lines')
      .values({ ...line, cart_id: cart.id })
      .execute()
    return
  }
  const { declination_id: declinationId, quantity, seen_price: price } = line
  await putIntoCart(tx, cart, [{ declinationId, quantity, price }], { now, mayExceed: true })
}
