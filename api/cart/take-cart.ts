import { done, type Outcome, refused } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import { getMember, type UseCase } from '../visit.ts'
import { type CartRow, closeCart, findCart, findMemberCart, openCart, readCartLines } from './cart-rows.ts'
import { mostOfLine, putIntoCart } from './put-into-cart.ts'
import { readCartShop } from './show-cart.ts'

/**
 * The cart of a member who has come in with one from before: their own with what the other held, and nothing else of it.
 * The other opens nothing any more, whoever may have kept it.
 */
export const takeCart: UseCase<Contract['takeCart']> = async ({ body }, visit) => {
  if (!(await readCartShop(visit))) return refused('not_found')
  const { userId } = getMember(visit)
  return visit.inTransaction(async (tx): Promise<Outcome<Taken>> => {
    const own = await findMemberCart(tx, userId)
    const other = body.cart === undefined ? undefined : await findCart(tx, visit, body.cart)
    // A cart that is somebody's already stays theirs.
    if (!other || other.user_id !== null) return done({ id: own?.id ?? null, isJoined: false })
    return joinCarts(tx, other, own ?? (await openCart(tx, userId, visit.now)), visit.now)
  })
}

type Taken = { id: string | null; isJoined: boolean }

/** Goods are moved alone: who was entered in the cart before may have been somebody else. */
async function joinCarts(tx: SiteWriter, from: CartRow, into: CartRow, now: Date): Promise<Outcome<Taken>> {
  const [lines, own] = [await readCartLines(tx, from.id), await readCartLines(tx, into.id)]
  for (const { declination_id: declinationId, quantity, seen_price: price } of lines) {
    const line = { declinationId, quantity, price }
    const put = await putIntoCart(tx, into, [line], { now, mayExceed: true })
    // A line that holds as many as a line may is as full as it gets.
    if (!put.ok) await fillLine(tx, into.id, declinationId)
  }
  await closeCart(tx, from.id, into.id, now)
  return done({ id: into.id, isJoined: lines.length > 0 && own.length > 0 })
}

async function fillLine(tx: SiteWriter, cartId: string, declinationId: string): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ quantity: mostOfLine })
    .where('cart_id', '=', cartId)
    .where('declination_id', '=', declinationId)
    .execute()
}
