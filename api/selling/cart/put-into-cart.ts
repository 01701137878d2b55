import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { addToLines } from '#app/models/selling/cart/cart-lines.ts'
import { mostLines } from '../../contract/selling/entities/order.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { findTooManyQuestions, refuseAsks } from '../goods/count-stock-asks.ts'
import { type CartRow, readCartLines } from './views/cart-rows.ts'
import type { FoundItem } from './views/find-requested-items.ts'
import type { CartRules } from './views/show-goods.ts'

/** The most units a line may hold. */
export const mostOfLine = 10_000

/**
 * Puts things into a cart: what lies there grows by one conditional statement, anything else becomes a line of its own.
 * Only carts that are joined may have more lines than anybody may ask for.
 */
export async function putIntoCart(
  tx: SiteWriter,
  cart: Pick<CartRow, 'id'>,
  wished: readonly FoundItem[],
  { now, mayExceed = false }: { now: Date; mayExceed?: boolean },
): Promise<Outcome<unknown>> {
  for (const [place, one] of wished.entries()) {
    const put =
      (await growLine(tx, cart.id, one)) ??
      (await addLine(tx, cart.id, one, { now, limit: mayExceed ? Number.POSITIVE_INFINITY : mostLines }))
    if (!put.ok) return refused('invalid', { fields: { [`products.${place}.quantity`]: put.error } })
  }
  await touchCart(tx, cart.id, now)
  return done({})
}

type Whose = { cart: Pick<CartRow, 'id'>; rules: Pick<CartRules, 'values'> }

/** Puts things into the cart of a buyer, who may not try one quantity after the other until they know what there is. */
export async function addToOwnCart(
  tx: SiteWriter,
  { cart, rules }: Whose,
  wished: readonly FoundItem[],
  ctx: CallContext,
): Promise<Outcome<unknown>> {
  const put = await putIntoCart(tx, cart, wished, ctx)
  if (!put.ok) return put
  return refuseGuesses(tx, { cart, rules }, ctx, (declinationId) => {
    const place = wished.findIndex((one) => one.declinationId === declinationId)
    return `products.${Math.max(0, place)}.quantity`
  })
}

/** Refuses what a cart has come to hold where its buyer has tried too many quantities of it. */
export async function refuseGuesses(
  tx: SiteWriter,
  { cart, rules }: Whose,
  ctx: CallContext,
  fieldOf: (declinationId: string) => string,
): Promise<Outcome<unknown>> {
  const lines = await readCartLines(tx, cart.id)
  const wanted = lines.map(({ declination_id: id, quantity }) => ({ id, quantity }))
  const tooOften = await findTooManyQuestions(tx, { wanted, rules }, ctx)
  return tooOften.length > 0 ? refuseAsks(tooOften, ({ idDeclination }) => fieldOf(idDeclination)) : done({})
}

/** A cart that was used is not idle. */
export async function touchCart(tx: SiteWriter, cartId: string, now: Date): Promise<void> {
  await tx.updateTable('carts').set({ used_at: now.toISOString() }).where('id', '=', cartId).execute()
}

type Put = { ok: true } | { ok: false; error: { code: 'too_large'; params: { max: number } } }
const tooMuch = (max: number): Put => ({ ok: false, error: { code: 'too_large', params: { max } } })

/** Nothing where there is no such line. */
async function growLine(tx: SiteWriter, cartId: string, { declinationId, quantity }: FoundItem): Promise<Put | undefined> {
  const grown = await tx
    .updateTable('cart_lines')
    .set((line) => ({ quantity: line('quantity', '+', quantity) }))
    .where('cart_id', '=', cartId)
    .where('declination_id', '=', declinationId)
    .where('quantity', '<=', mostOfLine - quantity)
    .executeTakeFirst()
  if (grown.numUpdatedRows > 0n) return { ok: true }
  const full = await tx
    .selectFrom('cart_lines')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('declination_id', '=', declinationId)
    .executeTakeFirst()
  return full && tooMuch(mostOfLine)
}

async function addLine(
  tx: SiteWriter,
  cartId: string,
  { declinationId, quantity, price }: FoundItem,
  { now, limit }: { now: Date; limit: number },
): Promise<Put> {
  const { last_line: lastId } = await tx
    .selectFrom('carts')
    .select('last_line')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow()
  const kept = await tx.selectFrom('cart_lines').select(['id', 'declination_id']).where('cart_id', '=', cartId).execute()
  if (kept.length >= limit) return tooMuch(limit)
  const lines = kept.map((line) => ({ id: line.id, product: '', declinationId: line.declination_id, quantity: 1 }))
  const { lastId: id } = addToLines({ lines, lastId }, { product: '', declinationId, quantity })
  await tx
    .insertInto('cart_lines')
    .values({
      cart_id: cartId,
      id,
      declination_id: declinationId,
      quantity,
      seen_price: price,
      added_at: now.toISOString(),
    })
    .execute()
  await tx.updateTable('carts').set({ last_line: id }).where('id', '=', cartId).execute()
  return { ok: true }
}
