import type { z } from 'zod'
import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { CartEntries, CartEntryChanges } from '../../contract/selling/entities/cart.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { hashToken, makeSecret } from '../../platform/secrets/secrets.ts'
import { countNewCart } from './count-new-cart.ts'
import { touchCart } from './put-into-cart.ts'
import { type CartRow, findCart, noPerson, openCart, readCartLines } from './views/cart-rows.ts'
import { nothingEntered, readCartRules, showCart } from './views/show-cart.ts'

type Entries = z.infer<typeof CartEntries>
type Changes = z.infer<typeof CartEntryChanges>

/**
 * Keeps what a buyer has entered on the way to an order, with the cart and no longer than that. Whoever is nobody yet
 * in a cart goes on in one of their own, with the same goods: who knew the one before reads nothing of them.
 */
export const saveCartEntries: UseCase<Contract['saveCartEntries']> = async ({ params, body }, ctx) => {
  const rules = await readCartRules(ctx)
  if (!rules) return refused('not_found')
  const { now } = ctx
  const saved = await ctx.inTransaction(async (tx) => {
    const cart = await findCart(tx, ctx, params.id)
    if (!cart) return refused('not_found')
    const known = cart.entries === '' ? undefined : (JSON.parse(cart.entries) as Entries)
    // Two tabs each know their own page only: what is kept is read where it is written.
    const entries = change(known ?? nothingEntered, body)
    const key = isOf(cart, known, entries) ? null : makeSecret()
    const allowed = key === null ? done(null) : await countNewCart(tx, ctx)
    if (!allowed.ok) return keepWritten(allowed)
    const own = key === null ? cart : await leaveFor(tx, cart, hashToken(key), now)
    const entered = { entries: JSON.stringify(entries), entries_at: now.toISOString() }
    const row = await tx.updateTable('carts').set(entered).where('id', '=', own.id).returningAll().executeTakeFirstOrThrow()
    await touchCart(tx, own.id, now)
    return done({ row, key })
  })
  if (!saved.ok) return saved
  const { row, key } = saved.value
  return done({ ...(await showCart(ctx, row, rules)), key })
}

function change(known: Entries, { addresses, payment, gift, ...changes }: Changes): Entries {
  const { gift: former, ...others } = known
  const kept = gift === undefined ? former : gift
  const changed = { ...others, ...changes, ...(kept && { gift: kept }), addresses: { ...known.addresses, ...addresses } }
  if (payment === undefined) return changed
  const { payment: _, ...unpaid } = changed
  return payment === null ? unpaid : { ...unpaid, payment }
}

/** Whether these entries are those of whoever has entered themselves in a cart already. */
function isOf({ user_id, key_hash }: CartRow, known: Entries | undefined, { email, addresses }: Entries): boolean {
  if (user_id !== null) return true
  if (key_hash === '' || !known) return false
  return known.email === email && JSON.stringify(known.addresses.billing) === JSON.stringify(addresses.billing)
}

/**
 * A cart of another key, with all that was chosen in the one before. That one keeps its goods and no person: an answer that
 * never came takes nothing from anybody.
 */
async function leaveFor(tx: SiteWriter, cart: CartRow, keyHash: string, now: Date): Promise<CartRow> {
  const own = await openCart(tx, null, now)
  for (const { site_id: _, ...line } of await readCartLines(tx, cart.id)) {
    await tx
      .insertInto('cart_lines')
      .values({ ...line, cart_id: own.id })
      .execute()
  }
  const { last_line, acts, delivery, quoted_for, quoted_until, removed } = cart
  const taken = { key_hash: keyHash, last_line, acts, delivery, quoted_for, quoted_until, removed }
  await tx.updateTable('carts').set(noPerson).where('id', '=', cart.id).execute()
  return tx.updateTable('carts').set(taken).where('id', '=', own.id).returningAll().executeTakeFirstOrThrow()
}
