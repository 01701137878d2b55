import { type FulfilmentState, findMoveFault } from '#app/models/fulfilment.ts'
import { done, refused } from '#app/models/outcome.ts'
import { allOrNothing, orGiveUp } from '../all-or-nothing.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteWriter } from '../db/database.ts'
import { issueInvoice } from '../papers/issue-invoice.ts'
import { closeOpenSessions } from '../payments/close-sessions.ts'
import { sendRefunds } from '../payments/send-refunds.ts'
import type { UseCase, Visit } from '../visit.ts'
import { addStep, type OrderRow } from './add-step.ts'
import type { Delivery } from './choose-delivery.ts'
import { endOrder } from './end-order.ts'
import { findOrder } from './find-order.ts'
import { readAdminOrder, standingOf } from './read-admin-order.ts'
import { sayCollection } from './say-order.ts'
import { tellBuyer } from './tell-order.ts'

type Body = Read<Contract['moveOrder']>['body']

/** Moves an order on, as far as its machine allows; one that is cancelled gives its goods and its money back. */
export const moveOrder: UseCase<Contract['moveOrder']> = async ({ params, body }, visit) => {
  const moved = await allOrNothing(visit, async (tx) => {
    const order = orGiveUp(await getOrder(tx, params.id))
    const fault = findMoveFault(standingOf(order), body.fulfilment)
    if (fault) {
      const code = fault === 'unpaid' ? 'unpaid' : 'illegal_move'
      orGiveUp(refused('conflict', { fields: { fulfilment: { code } } }))
    }
    if (body.fulfilment !== 'cancelled') return advanceOrder(tx, order, body, visit)
    return endOrder(tx, order, { by: 'owner', note: body.note ?? '' }, visit)
  })
  if (!moved.ok) return moved
  if (body.fulfilment === 'cancelled') {
    await closeOpenSessions(visit, params.id)
    await sendRefunds(visit)
  }
  const order = await findOrder(visit.read, params.id)
  return order ? done(await readAdminOrder(visit.read, order, visit)) : refused('not_found')
}

async function getOrder(tx: SiteWriter, id: string) {
  const order = await findOrder(tx, id)
  return order ? done(order) : refused('not_found')
}

async function advanceOrder(tx: SiteWriter, order: OrderRow, body: Body, visit: Visit): Promise<OrderRow> {
  const { fulfilment: to, tracking, note = '' } = body
  const known = JSON.parse(order.tracking) as { number: string; url: string }[]
  const all = tracking ? [...known, { number: tracking.number, url: tracking.url ?? '' }] : known
  const step = { machine: 'fulfilment', from: order.fulfilment_state, to, by: 'owner' } as const
  const isGone = to === 'shipped' || to === 'completed'
  const isLeaving = isGone || to === 'partly_shipped'
  const sent_at = order.sent_at ?? (isGone ? visit.now.toISOString() : null)
  const changes = { fulfilment_state: to, tracking: JSON.stringify(all), sent_at }
  const moved = await addStep(tx, order, { ...step, detail: tracking?.number ?? note }, changes, visit.now)
  // What was paid has its invoice already; what cost nothing gets it when it leaves the house.
  if (isLeaving) await issueInvoice(tx, moved, visit)
  const kind = mails[to]
  if (!kind) return moved
  const { carrier, collection } = JSON.parse(order.delivery) as Pick<Delivery, 'carrier' | 'collection'>
  const said = {
    ...{ carrier: carrier?.name ?? '', number: tracking?.number ?? '', url: tracking?.url ?? '' },
    delivery: collection ? sayCollection(collection) : '',
  }
  await tellBuyer(tx, kind, moved, { ...visit, params: said })
  return moved
}

const mails: Partial<Record<FulfilmentState, 'order_shipped' | 'order_ready'>> = {
  partly_shipped: 'order_shipped',
  shipped: 'order_shipped',
  ready: 'order_ready',
}
