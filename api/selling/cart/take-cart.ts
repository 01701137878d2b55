import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { type CallContext, getMember, type UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findTooManyQuestions } from '../goods/count-stock-asks.ts'
import { joinActs } from './cart-acts.ts'
import { mostOfLine, putIntoCart } from './put-into-cart.ts'
import {
  type CartLineRow,
  type CartRow,
  closeCart,
  findCart,
  findMemberCart,
  openCart,
  readCartLines,
} from './views/cart-rows.ts'
import { readCartRules } from './views/show-cart.ts'
import type { CartRules } from './views/show-goods.ts'

/**
 * The cart of a member who has come in with one from before: their own with what the other held, and nothing else of it.
 * The other opens nothing any more, whoever may have kept it.
 */
export const takeCart: UseCase<Contract['takeCart']> = async ({ body }, ctx) => {
  const rules = await readCartRules(ctx)
  if (!rules) return refused('not_found')
  const { userId } = getMember(ctx)
  return ctx.inTransaction(async (tx): Promise<Outcome<Taken>> => {
    const own = await findMemberCart(tx, userId)
    const other = body.cart === undefined ? undefined : await findCart(tx, ctx, body.cart)
    // A cart that is somebody's already stays theirs.
    if (!other || other.user_id !== null) return done({ id: own?.id ?? null, isJoined: false })
    return joinCarts(tx, { from: other, into: own ?? (await openCart(tx, userId, ctx.now)), rules }, ctx)
  })
}

type Taken = { id: string | null; isJoined: boolean }
type Joined = { from: CartRow; into: CartRow; rules: CartRules }

/** Goods are moved alone: who was entered in the cart before may have been somebody else. */
async function joinCarts(tx: SiteWriter, { from, into, rules }: Joined, ctx: CallContext): Promise<Outcome<Taken>> {
  const { now } = ctx
  const lines = await readCartLines(tx, from.id)
  const own = await readCartLines(tx, into.id)
  for (const { declination_id: declinationId, quantity, seen_price: price } of lines) {
    const line = { declinationId, quantity, price }
    const put = await putIntoCart(tx, into, [line], { now, mayExceed: true })
    // A line that holds as many as a line may is as full as it gets.
    if (!put.ok) await setLine(tx, { cartId: into.id, declinationId, quantity: mostOfLine })
  }
  await unjoinGuesses(tx, { into, rules, parts: [...lines, ...own] }, ctx)
  await tx
    .updateTable('carts')
    .set({ acts: joinActs(from, into) })
    .where('id', '=', into.id)
    .execute()
  await closeCart(tx, from.id, into.id, now)
  return done({ id: into.id, isJoined: lines.length > 0 && own.length > 0 })
}

type Unjoined = { into: CartRow; rules: CartRules; parts: readonly CartLineRow[] }

/** Carts that are joined again and again would tell how much there is: who has tried too many quantities keeps the larger of the two. */
async function unjoinGuesses(tx: SiteWriter, { into, rules, parts }: Unjoined, ctx: CallContext): Promise<void> {
  const wanted = (await readCartLines(tx, into.id)).map(({ declination_id: id, quantity }) => ({ id, quantity }))
  for (const { idDeclination: declinationId } of await findTooManyQuestions(tx, { wanted, rules }, ctx)) {
    const held = parts.filter(({ declination_id }) => declination_id === declinationId).map(({ quantity }) => quantity)
    await setLine(tx, { cartId: into.id, declinationId, quantity: Math.max(...held) })
  }
}

type Line = { cartId: string; declinationId: string; quantity: number }

async function setLine(tx: SiteWriter, { cartId, declinationId, quantity }: Line): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set({ quantity })
    .where('cart_id', '=', cartId)
    .where('declination_id', '=', declinationId)
    .execute()
}
