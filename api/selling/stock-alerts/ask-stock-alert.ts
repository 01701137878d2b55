import { done, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { meetMachine } from '../../platform/limits/message-spam.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import { findBack } from './find-back.ts'
import { makeRoomForAlert, originOfAlert } from './room-for-alerts.ts'

const hour = 3600

/** Notes who wants to hear when something is back; saying it twice is one wish, and the address serves for nothing else. */
export const askStockAlert: UseCase<Contract['askStockAlert']> = async ({ body }, ctx) => {
  const { now } = ctx
  const block = blockOf(ctx.clientAddress)
  const key = emailKey(body.email)
  if (key === undefined) return refused('invalid', { fields: { email: { code: 'format' } } })
  if ((await ctx.settings.of(ctx)).site.is_e_commerce === 0) return refused('not_found')
  const allowed = await countTry(ctx, [
    { bucket: `stock alerts of block ${block}`, limit: 30, windowSeconds: hour, now },
    { bucket: `stock alerts of block ${block} a day`, limit: 60, windowSeconds: 24 * hour, now },
    // By place too: what a stranger asks in a name is not counted against whoever bears it.
    { bucket: `stock alerts of ${mailboxOf(key)} from ${block}`, limit: 10, windowSeconds: hour, now },
  ])
  if (!allowed.ok) return allowed
  return ctx.inTransaction(async (tx) => {
    const sold = await tx
      .selectFrom('declinations')
      .innerJoin('products', 'products.id', 'declinations.product_id')
      .select(['declinations.id', 'declinations.product_id'])
      .where('declinations.id', '=', body.idDeclination)
      .where('declinations.deleted_at', 'is', null)
      .where('declinations.is_on_sale', '=', 1)
      .where('products.is_shown', '=', 1)
      .where('products.deleted_at', 'is', null)
      .executeTakeFirst()
    if (!sold) return refused('not_found')
    if (await isOnSale(tx, sold, ctx)) return refused('invalid', { fields: { email: { code: 'in_stock' } } })
    const machine = await meetMachine(tx, body, now)
    if (!machine.ok) return keepWritten(machine)
    if (machine.value) return done({})
    const wish = { declination_id: sold.id, email_key: key, email: body.email.trim(), ...originOfAlert(key, ctx.clientAddress) }
    const room = await makeRoomForAlert(tx, wish)
    if (!room.ok) return room
    await tx
      .insertInto('stock_alerts')
      .values({ ...wish, created_at: now.toISOString(), next_try_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return done({})
  })
}

/** What can be bought is not waited for: its mail would say to anybody's mailbox that it is back. */
async function isOnSale(tx: SiteWriter, sold: { id: string; product_id: string }, { site }: CallContext): Promise<boolean> {
  const rules = await readOrderRules({ site }, tx)
  return rules.ok && (await findBack(tx, [sold], rules.value)).has(sold.id)
}
