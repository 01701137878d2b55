import type { SiteReader, SiteWriter } from '../../../platform/database/database.ts'
import { makeSecret } from '../../../platform/secrets/secrets.ts'
import type { CartLineRow, CartRow } from './cart-rows.ts'

/** How long what was taken out of a cart can be put back, in milliseconds. */
const patience = 60 * 60 * 1000

/** Of more than this many removals the oldest is given up. */
const mostKept = 10

/** What one act took out of a cart: lines and, where all of it went, how it was to travel and what was entered. */
export type Removal = {
  id: string
  at: string
  lines: Pick<CartLineRow, 'id' | 'declination_id' | 'quantity' | 'seen_price' | 'added_at'>[]
  choices?: Pick<CartRow, 'delivery' | 'entries' | 'entries_at'>
}

/** What was taken out of a cart and can be put back, the last first. */
export function readRemovals({ removed }: Pick<CartRow, 'removed'>, now: Date): Removal[] {
  const kept = removed === '' ? [] : (JSON.parse(removed) as Removal[])
  const since = new Date(now.getTime() - patience).toISOString()
  return kept.filter(({ at }) => at > since)
}

/** Keeps in mind what is being taken out of a cart; nothing where it holds none of it. */
export async function noteRemoval(
  tx: SiteWriter,
  cart: CartRow,
  { lines, isAll, now }: { lines: readonly CartLineRow[]; isAll: boolean; now: Date },
): Promise<void> {
  if (lines.length === 0) return
  const { delivery, entries, entries_at } = cart
  const removal: Removal = {
    id: makeSecret().slice(0, 12),
    at: now.toISOString(),
    lines: lines.map(({ id, declination_id, quantity, seen_price, added_at }) => {
      return { id, declination_id, quantity, seen_price, added_at }
    }),
    ...(isAll && { choices: { delivery, entries, entries_at } }),
  }
  await writeRemovals(tx, cart.id, [removal, ...readRemovals(cart, now)].slice(0, mostKept))
}

/** Keeps these removals of a cart alone. */
export async function writeRemovals(tx: SiteWriter, cartId: string, removals: readonly Removal[]): Promise<void> {
  const removed = removals.length === 0 ? '' : JSON.stringify(removals)
  await tx.updateTable('carts').set({ removed }).where('id', '=', cartId).execute()
}

/** What was taken out, as its buyer reads it; what is sold no more cannot be put back. */
export async function sayRemovals(read: SiteReader, cart: CartRow, now: Date) {
  const removals = readRemovals(cart, now)
  if (removals.length === 0) return []
  const ids = removals.flatMap(({ lines }) => lines.map(({ declination_id }) => declination_id))
  const sold = await read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['declinations.id', 'products.name'])
    .where('declinations.id', 'in', ids)
    .where('declinations.deleted_at', 'is', null)
    .where('declinations.is_on_sale', '=', 1)
    .where('products.deleted_at', 'is', null)
    .where('products.is_shown', '=', 1)
    .execute()
  const names = new Map(sold.map(({ id, name }) => [id, name]))
  return removals.flatMap(({ id, lines, choices }) => {
    const told = lines.flatMap(({ declination_id, quantity }) => {
      const name = names.get(declination_id)
      return name === undefined ? [] : [{ name, quantity }]
    })
    return told.length > 0 ? [{ id, isAll: choices !== undefined, lines: told }] : []
  })
}
