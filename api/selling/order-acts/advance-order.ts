import { refused } from '#app/models/platform/outcome.ts'
import { parisDay, sayDay } from '#app/models/platform/time/working-days.ts'
import { isInHouse } from '#app/models/selling/after/after-sale.ts'
import { lastDayToWithdraw } from '#app/models/selling/after/withdrawal.ts'
import type { FulfilmentState } from '#app/models/selling/fulfilment.ts'
import { type Parcel, readParcels } from '#app/models/selling/shipping/parcel.ts'
import type { Contract, Read } from '../../contract/index.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import type { Delivery } from '../checkout/choose-delivery.ts'
import { endOverused } from '../holds/end-overused.ts'
import { holdLonger } from '../holds/hold-longer.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { hasOpenQuestion } from '../orders/has-open-question.ts'
import { findSomethingToHand, type Packed, packParcel, sayPacked } from '../orders/pack-parcel.ts'
import { type At, tellBuyer } from '../orders/tell-order.ts'
import { issueInvoice } from '../papers/issue-invoice.ts'
import { sayCollection } from '../placing/order-mail-data.ts'
import { findTrackingUrl } from '../shipping/find-tracking-url.ts'

type Body = Read<Contract['moveOrder']>['body']

/**
 * Brings an order to a state that it may go to; with its last bottles it is shipped whole, unless its buyer has still to say whether
 * they gave up the rest.
 */
export async function advanceOrder(tx: SiteWriter, order: OrderRow, body: Body, at: At): Promise<OrderRow> {
  const { tracking, note = '' } = body
  const known = readParcels(order.tracking)
  const { packed, to } = await findStep(tx, order, body)
  const goods = packed?.goods ?? []
  const parcel: Parcel = { ...(await readTracking(tx, order, tracking)), at: at.now.toISOString(), goods }
  const parcels = tracking || goods.length > 0 ? [...known, parcel] : known
  const isGone = to === 'shipped' || to === 'completed'
  const sent_at = order.sent_at ?? (isGone ? at.now.toISOString() : null)
  const step = { machine: 'fulfilment', from: order.fulfilment_state, to, by: 'owner' } as const
  // Whoever begins with an order answers for it.
  const held = await holdLonger(tx, order, 'owner', at)
  const changes = { ...held, fulfilment_state: to, tracking: JSON.stringify(parcels), sent_at }
  const moved = await addStep(tx, order, { ...step, detail: parcel.number || note, changes, now: at.now })
  if (order.is_proven === 0) await endOverused(tx, moved, at)
  // What was paid has its invoice already; what cost nothing gets it when it leaves the house.
  if (isGone || to === 'partly_shipped') await issueInvoice(tx, moved, at)
  // What was sent has come: from now on the days run in which its buyer may give it up.
  const kind = to === 'completed' && order.fulfilment_state === 'shipped' ? 'order_delivered' : mails[to]
  if (kind === 'order_delivered') await tellBuyer(tx, moved, { kind, ...at, params: { last: sayLastDay(at.now) } })
  else if (kind)
    await tellBuyer(tx, moved, { kind, ...at, params: { ...sayParcel(order, parcel), ...(packed && sayPacked(packed)) } })
  return moved
}

/** What leaves with it, and the state that it comes to. Where all was given up before it left, nothing is sent nor handed over. */
async function findStep(tx: SiteWriter, order: OrderRow, body: Body): Promise<{ packed?: Packed; to: FulfilmentState }> {
  const { fulfilment } = body
  if (isShipping(fulfilment)) {
    const packed = orRollBack(await packParcel(tx, order, body))
    return { packed, to: packed.isLast && !(await hasOpenQuestion(tx, order)) ? 'shipped' : 'partly_shipped' }
  }
  if (fulfilment === 'completed' && (await hasOpenQuestion(tx, order)))
    orRollBack(refused('conflict', { fields: { fulfilment: { code: 'withdrawal_open' } } }))
  if (fulfilment === 'completed' && isInHouse(order.fulfilment_state)) orRollBack(await findSomethingToHand(tx, order))
  return { to: fulfilment }
}

/** A number alone is followed where its carrier tells of parcels. */
async function readTracking(tx: SiteWriter, { delivery }: OrderRow, tracking: Body['tracking']) {
  if (!tracking) return { number: '', url: '' }
  const { number, url } = tracking
  return { number, url: url ?? (await findTrackingUrl(tx, delivery, number)) }
}

function sayLastDay(now: Date): string {
  return sayDay(lastDayToWithdraw(parisDay(now)))
}

function isShipping(to: FulfilmentState): boolean {
  return to === 'partly_shipped' || to === 'shipped'
}

function sayParcel(order: OrderRow, { number, url }: Parcel): Record<string, string> {
  const { carrier, collection } = JSON.parse(order.delivery) as Pick<Delivery, 'carrier' | 'collection'>
  return { carrier: carrier?.name ?? '', number, url, delivery: collection ? sayCollection(collection) : '' }
}

const mails: Partial<Record<FulfilmentState, 'order_shipped' | 'order_ready'>> = {
  partly_shipped: 'order_shipped',
  shipped: 'order_shipped',
  ready: 'order_ready',
}
