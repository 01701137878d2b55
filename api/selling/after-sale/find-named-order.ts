import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { emailKey } from '#app/models/platform/text/email.ts'
import { readReference } from '#app/models/selling/orders/order-reference.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { blockOf, networkOf } from '../../platform/limits/address-block.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { findOrderByToken } from '../orders/order-link.ts'

type Naming = Read<Contract['readWithdrawal']>['body']

/**
 * Finds the order that is named, by its link or by its number and address, which are not to be guessed: who names without a link is
 * counted by place and by network, and by nothing that another can use up. With a million million numbers no mailbox needs a count
 * of its own, by which strangers would keep its buyer from withdrawing.
 */
export async function findNamed(naming: Naming, ctx: CallContext): Promise<Outcome<OrderRow>> {
  const counted = naming.token ? done(null) : await countNaming(ctx)
  return counted.ok ? findNamedOrder(ctx.read, naming) : counted
}

function countNaming(ctx: CallContext): Promise<Outcome<null>> {
  const { now, clientAddress } = ctx
  return countTry(ctx, [
    { bucket: `orders named by block ${blockOf(clientAddress)}`, limit: 20, windowSeconds: 3600, now },
    { bucket: `orders named by network ${networkOf(clientAddress)}`, limit: 200, windowSeconds: 3600, now },
  ])
}

/** The order that is named; one answer for all that names none. */
async function findNamedOrder(read: SiteReader, { token, email, reference }: Naming): Promise<Outcome<OrderRow>> {
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
