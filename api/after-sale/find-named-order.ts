import { emailKey } from '#app/models/email.ts'
import { readReference } from '#app/models/order-reference.ts'
import { done, type Outcome, refused } from '#app/models/outcome.ts'
import { blockOf } from '../accounts/address-block.ts'
import { takeRates } from '../accounts/take-rate.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteReader } from '../db/database.ts'
import { mailboxOf } from '../mail/mail-budget.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import type { Visit } from '../visit.ts'

type Naming = Read<Contract['readWithdrawal']>['body']

const hour = 3600

/** Counts who names orders without their links: a reference and an address are not to be guessed. */
export async function countNaming(naming: Naming, visit: Visit): Promise<Outcome<null>> {
  if (naming.token) return done(null)
  const { now, clientAddress } = visit
  return visit.inTransaction((tx) =>
    takeRates(tx, [
      { bucket: `orders named by block ${blockOf(clientAddress)}`, limit: 20, windowSeconds: hour, now },
      ...(naming.email ? [{ bucket: `orders named of ${mailboxOf(naming.email)}`, limit: 20, windowSeconds: hour, now }] : []),
    ]),
  )
}

/** The order that is named; one answer for all that names none. */
export async function findNamedOrder(read: SiteReader, { token, email, reference }: Naming): Promise<Outcome<OrderRow>> {
  if (token) return found(await findOrderByToken(read, token))
  const [key, spelled] = [emailKey(email ?? ''), readReference(reference ?? '')]
  if (!key || !spelled) return refused('not_found')
  return found(
    await read.selectFrom('orders').selectAll().where('reference', '=', spelled).where('email_key', '=', key).executeTakeFirst(),
  )
}

function found(order: OrderRow | undefined): Outcome<OrderRow> {
  return order ? done(order) : refused('not_found')
}
