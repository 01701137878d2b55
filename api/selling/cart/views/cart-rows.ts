import type { Selectable } from 'kysely'
import { type CartDelivery, noDelivery } from '#app/models/selling/cart/cart-delivery.ts'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../../platform/database/database.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import { after, hashToken, makeSecret } from '../../../platform/secrets/secrets.ts'

export type CartRow = Selectable<SiteTables['carts']>
export type CartLineRow = Selectable<SiteTables['cart_lines']>

/** Whoever opens a cart: a member by their token, anybody else by its key where it has one. */
export type Holder = Pick<CallContext, 'caller' | 'cartKey'>

/** For how long an act of another tab still finds its way to the cart of whoever has just logged in, in seconds. */
const followed = 60

/** The cart behind an id, for whoever holds it: a member's for them alone, one with a key for whoever has that. */
export async function findCart(
  read: SiteReader | SiteWriter,
  { caller, cartKey }: Holder,
  id: string,
): Promise<CartRow | undefined> {
  const row = await read.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && isOpenTo(row, { caller, cartKey }) ? row : undefined
}

/** Whether somebody holds a cart that is still one. */
export function isOpenTo(
  { merged_into, user_id, key_hash }: Pick<CartRow, 'merged_into' | 'user_id' | 'key_hash'>,
  { caller, cartKey }: Holder,
): boolean {
  if (merged_into !== null) return false
  if (user_id !== null) return caller.role !== 'VISITOR' && caller.userId === user_id
  return key_hash === '' || key_hash === hashOf(cartKey)
}

/** What is kept of the key that a caller holds; empty where they hold none. */
export function hashOf(cartKey: string | undefined): string {
  return cartKey ? hashToken(cartKey) : ''
}

/** Where the lines of a cart went a moment ago, for what another tab is just putting into it. */
export async function findSuccessor(tx: SiteWriter, id: string, now: Date): Promise<CartRow | undefined> {
  const row = await tx.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || row.merged_into === null || row.followed_until <= now.toISOString()) return undefined
  return tx.selectFrom('carts').selectAll().where('id', '=', row.merged_into).executeTakeFirst()
}

/** Closes a cart whose lines lie in another now: nothing of whoever held it is left. */
export async function closeCart(tx: SiteWriter, id: string, into: string, now: Date): Promise<void> {
  await tx.deleteFrom('cart_lines').where('cart_id', '=', id).execute()
  const closed = { merged_into: into, followed_until: after(now, followed), user_id: null, ...noPerson }
  await tx.updateTable('carts').set(closed).where('id', '=', id).execute()
}

/** A cart of which nobody knows whose it is or where it would travel. */
export const noPerson = {
  delivery: JSON.stringify(noDelivery),
  quoted_for: '',
  quoted_until: '',
  entries: '',
  entries_at: '',
  removed: '',
}

/** The cart of a member. */
export async function findMemberCart(read: SiteReader | SiteWriter, userId: string): Promise<CartRow | undefined> {
  return read.selectFrom('carts').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The lines of a cart, as they were added. */
export function readCartLines(read: SiteReader | SiteWriter, cartId: string): Promise<CartLineRow[]> {
  return read.selectFrom('cart_lines').selectAll().where('cart_id', '=', cartId).orderBy('added_at').orderBy('id').execute()
}

/** Opens an empty cart, of a member or of nobody in particular. */
export async function openCart(tx: SiteWriter, userId: string | null, now: Date): Promise<CartRow> {
  const at = now.toISOString()
  return tx
    .insertInto('carts')
    .values({
      id: makeSecret(),
      user_id: userId,
      key_hash: '',
      merged_into: null,
      followed_until: '',
      last_line: -1,
      acts: '',
      ...noPerson,
      quoting_until: '',
      created_at: at,
      used_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How the goods are to travel, without offers that were made for other lines or too long ago. */
export function currentDelivery(cart: CartRow, lines: readonly CartLineRow[], now: Date): CartDelivery {
  const delivery = JSON.parse(cart.delivery) as CartDelivery
  const isGood = cart.quoted_for === nameLines(lines) && cart.quoted_until > now.toISOString()
  return isGood ? delivery : { ...delivery, carrier: null, shippingPrices: [] }
}

/** What an offer of shipping is good for: these lines and no others. */
export function nameLines(lines: readonly Pick<CartLineRow, 'declination_id' | 'quantity'>[]): string {
  return lines
    .map(({ declination_id, quantity }) => `${declination_id}×${quantity}`)
    .sort()
    .join(' ')
}
