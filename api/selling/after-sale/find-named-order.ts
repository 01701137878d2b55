import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { mailboxOf } from '#app/models/platform/text/mailbox.ts'
import { readReference } from '#app/models/selling/orders/order-reference.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { keepWritten } from '../../platform/database/taking-back.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { takeDrip, takeRate } from '../../platform/limits/take-rate.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrderByToken } from '../orders/order-link.ts'

type Naming = Read<Contract['readWithdrawal']>['body']

/**
 * Counts who names orders without their links: a reference and an address are not to be guessed. What a place is refused is not
 * counted for the mailbox, whose own count comes back little by little: no stranger keeps a buyer from withdrawing.
 */
export async function countNaming(naming: Naming, ctx: CallContext): Promise<Outcome<null>> {
  if (naming.token) return done(null)
  const { now, clientAddress } = ctx
  return ctx.inTransaction(async (tx) => {
    const bucket = `orders named by block ${blockOf(clientAddress)}`
    const here = await takeRate(tx, { bucket, limit: 20, windowSeconds: 3600, now })
    if (!here.ok || !naming.email) return keepWritten(here)
    const named = { bucket: `orders named of ${mailboxOf(naming.email)}`, burst: 60, everySeconds: 60, now }
    return keepWritten(await takeDrip(tx, named))
  })
}

/** The order that is named; one answer for all that names none. */
export async function findNamedOrder(read: SiteReader, { token, email, reference }: Naming): Promise<Outcome<OrderRow>> {
  if (token) return found(await findOrderByToken(read, token))
  const key = emailKey(email ?? '')
  const spelled = readReference(reference ?? '')
  if (!key || !spelled) return refused('not_found')
  return found(
    await read.selectFrom('orders').selectAll().where('reference', '=', spelled).where('email_key', '=', key).executeTakeFirst(),
  )
}

function found(order: OrderRow | undefined): Outcome<OrderRow> {
  return order ? done(order) : refused('not_found')
}
