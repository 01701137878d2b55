import type { Selectable } from 'kysely'
import { type CartDelivery, noDelivery } from '#app/models/cart-delivery.ts'
import { makeSecret } from '../accounts/secrets.ts'
import type { SiteReader, SiteWriter } from '../db/database.ts'
import type { SiteTables } from '../db/tables.ts'

export type CartRow = Selectable<SiteTables['carts']>
export type CartLineRow = Selectable<SiteTables['cart_lines']>

/** How often a cart may have been joined to another before its trail is given up. */
const furthest = 8

/** The cart behind an id, or the one that it was joined to when its holder logged in. */
export async function findCart(read: SiteReader | SiteWriter, id: string): Promise<CartRow | undefined> {
  let wanted: string | null = id
  for (let steps = 0; wanted !== null && steps < furthest; steps += 1) {
    const row: CartRow | undefined = await read.selectFrom('carts').selectAll().where('id', '=', wanted).executeTakeFirst()
    if (!row || row.merged_into === null) return row
    wanted = row.merged_into
  }
  return undefined
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
      ...{ id: makeSecret(), user_id: userId, merged_into: null, last_line: -1, delivery: JSON.stringify(noDelivery) },
      ...{
        quoted_for: '',
        quoted_until: '',
        quoting_until: '',
        entries: '',
        entries_at: '',
        removed: '',
        created_at: at,
        used_at: at,
      },
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
