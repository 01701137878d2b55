import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { hasLeft } from '#app/models/selling/after/after-sale.ts'
import { isOverdue } from '#app/models/selling/shipping/lateness.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { mayRollBack, orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { countTry, takeRate } from '../../platform/limits/take-rate.ts'
import { type FormFile, takeFormFiles } from '../../site/media/take-form-files.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { mailOwner } from '../orders/mail-owner.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { readPromise } from '../orders/promise-order.ts'
import { tellBuyer } from '../orders/tell-order.ts'

type Body = Read<Contract['makeClaim']>['body']

/** Takes in what went wrong with a parcel, with photos of it, and tells the house and the buyer in one transaction. */
export const makeClaim: UseCase<Contract['makeClaim']> = async ({ body, files }, ctx) => {
  const order = await findOrderByToken(ctx.read, body.token)
  if (!order) return refused('not_found')
  if (!hasLeft(order.fulfilment_state) && !isLate(order, ctx.now))
    return refused('conflict', { fields: { kind: { code: 'claim_early' } } })
  const counted = await countClaim(ctx)
  if (!counted.ok) return counted
  const sent = files.map((upload) => ({ field: 'images', upload }))
  const taken = await takeFormFiles(sent, { of: 'claims', orderId: order.id }, ctx)
  if (!taken.ok) return taken
  const written = await ctx.inTransaction(
    mayRollBack(async (tx) => {
      const known = await tx.selectFrom('claims').select('order_id').where('id', '=', body.key).executeTakeFirst()
      if (known) return known.order_id === order.id ? undefined : orRollBack(refused('conflict'))
      const fresh = await tx.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
      // A claim whose photos could not be kept is no claim yet.
      orRollBack(await takeRate(tx, { bucket: `claims of order ${order.id}`, limit: 6, windowSeconds: 86_400, now: ctx.now }))
      return writeClaim(tx, fresh, { body, files: taken.value }, ctx)
    }),
  )
  return written.ok ? done({ id: body.key }) : written
}

/** What was to be there by now may be asked after, whether or not it has left. */
function isLate(order: OrderRow, now: Date): boolean {
  const { delivery_type: delivery, payment_state: payment, fulfilment_state: fulfilment, placed_at: placedAt } = order
  return isOverdue({ delivery, payment, fulfilment, placedAt, promise: readPromise(order) }, now)
}

/** Counted before any file is looked at. */
function countClaim(ctx: CallContext): Promise<Outcome<null>> {
  const { clientAddress, now } = ctx
  return countTry(ctx, [{ bucket: `claims of block ${blockOf(clientAddress)}`, limit: 15, windowSeconds: 3600, now }])
}

type Given = { body: Body; files: FormFile[] }

async function writeClaim(tx: SiteWriter, order: OrderRow, { body, files }: Given, ctx: CallContext): Promise<void> {
  const { key: id, kind, message } = body
  const step = { machine: 'order', from: order.fulfilment_state, to: 'claimed', by: 'buyer', detail: kind } as const
  const noted = await addStep(tx, order, { ...step, now: ctx.now })
  await tx
    .insertInto('claims')
    .values({
      id,
      order_id: order.id,
      reference: order.reference,
      kind,
      state: 'OPEN',
      message,
      answer: '',
      created_at: ctx.now.toISOString(),
      answered_at: null,
    })
    .execute()
  if (files.length > 0)
    await tx
      .insertInto('claim_files')
      .values(files.map(({ field: _field, ...file }) => ({ ...file, claim_id: id })))
      .execute()
  await tellBuyer(tx, noted, { kind: 'claim_received', ...ctx, params: { kind } })
  const params = { kind, message, email: order.email, files: String(files.length), path: addresses.panelClaim(id) }
  await mailOwner(tx, noted, { kind: 'claim_declared', ...ctx, params })
}
