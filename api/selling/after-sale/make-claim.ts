import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { hasLeft } from '#app/models/selling/after/after-sale.ts'
import type { Contract, Read } from '../../contract/index.ts'
import { mayGiveUp, orGiveUp } from '../../platform/call/give-up.ts'
import type { UseCase, Visit } from '../../platform/call/visit.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { blockOf } from '../../platform/limits/address-block.ts'
import { countTry } from '../../platform/limits/take-rate.ts'
import { type FormFile, takeFormFiles } from '../../site/media/take-form-files.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { findOrderByToken } from '../orders/order-link.ts'
import { tellHouse } from '../orders/tell-house.ts'
import { tellBuyer } from '../orders/tell-order.ts'

type Body = Read<Contract['makeClaim']>['body']

/** Takes in what went wrong with a parcel, with photos of it, and tells the house and the buyer in one transaction. */
export const makeClaim: UseCase<Contract['makeClaim']> = async ({ body, files }, visit) => {
  const order = await findOrderByToken(visit.read, body.token)
  if (!order) return refused('not_found')
  if (!hasLeft(order.fulfilment_state)) return refused('conflict', { fields: { kind: { code: 'claim_early' } } })
  const counted = await countClaim(order, visit)
  if (!counted.ok) return counted
  const sent = files.map((upload) => ({ field: 'images', upload }))
  const taken = await takeFormFiles(sent, visit)
  if (!taken.ok) return taken
  const written = await visit.inTransaction(
    mayGiveUp(async (tx) => {
      const known = await tx.selectFrom('claims').select('order_id').where('id', '=', body.key).executeTakeFirst()
      if (known) return known.order_id === order.id ? undefined : orGiveUp(refused('conflict'))
      const fresh = await tx.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
      return writeClaim(tx, fresh, { body, files: taken.value }, visit)
    }),
  )
  return written.ok ? done({ id: body.key }) : written
}

/** Counted before any file is looked at. */
function countClaim({ id }: OrderRow, visit: Visit): Promise<Outcome<null>> {
  const { clientAddress, now } = visit
  return countTry(visit, [
    { bucket: `claims of order ${id}`, limit: 6, windowSeconds: 86_400, now },
    { bucket: `claims of block ${blockOf(clientAddress)}`, limit: 15, windowSeconds: 3600, now },
  ])
}

type Given = { body: Body; files: FormFile[] }

async function writeClaim(tx: SiteWriter, order: OrderRow, { body, files }: Given, visit: Visit): Promise<void> {
  const { key: id, kind, message } = body
  const step = { machine: 'order', from: order.fulfilment_state, to: 'claimed', by: 'buyer', detail: kind } as const
  const noted = await addStep(tx, order, { ...step, now: visit.now })
  await tx
    .insertInto('claims')
    .values({
      ...{ id, order_id: order.id, reference: order.reference, kind, state: 'OPEN', message, answer: '' },
      ...{ created_at: visit.now.toISOString(), answered_at: null },
    })
    .execute()
  if (files.length > 0)
    await tx
      .insertInto('claim_files')
      .values(files.map(({ field: _field, ...file }) => ({ ...file, claim_id: id })))
      .execute()
  await tellBuyer(tx, noted, { kind: 'claim_received', ...visit, params: { kind } })
  const params = { kind, message, email: order.email, files: String(files.length), path: addresses.panelClaim(id) }
  await tellHouse(tx, noted, { kind: 'claim_declared', ...visit, params })
}
