import { refused } from '#app/models/platform/outcome.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { addDays, parisDay, sayDay } from '#app/models/platform/time/working-days.ts'
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
import type { PaperRow } from '../papers/issue-paper.ts'
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
  const leaves = isGone || to === 'partly_shipped'
  const due_on = leaves ? dueDayOf(order, at.now) : order.due_on
  const changes = { ...held, fulfilment_state: to, tracking: JSON.stringify(parcels), sent_at, due_on }
  const moved = await addStep(tx, order, { ...step, detail: parcel.number || note, changes, now: at.now })
  if (order.is_proven === 0) await endOverused(tx, moved, at)
  // What was paid has its invoice already; what cost nothing, or is paid later, gets it when it leaves the house.
  const invoice = leaves ? await issueInvoice(tx, moved, at) : undefined
  const isBilled = invoice !== undefined && due_on !== order.due_on
  const told = { ...sayParcel(order, parcel), ...(packed && sayPacked(packed)), ...(isBilled && sayInvoice(invoice, due_on)) }
  await tellMoved(tx, { before: order, moved, params: told }, at)
  return moved
}

type Moved = { before: OrderRow; moved: OrderRow; params: Record<string, string> }

/** What was sent has come: from now on the days run in which its buyer may give it up. */
async function tellMoved(tx: SiteWriter, { before, moved, params }: Moved, at: At): Promise<void> {
  const to = moved.fulfilment_state
  const isThere = to === 'completed' && before.fulfilment_state === 'shipped'
  const kind = isThere ? 'order_delivered' : mails[to]
  if (kind) await tellBuyer(tx, moved, { kind, ...at, params: isThere ? { last: sayLastDay(at.now) } : params })
}

/** By which day a business pays what leaves now; its days run from the first parcel. */
function dueDayOf({ invoice_days, due_on }: OrderRow, now: Date): string {
  return invoice_days === null || due_on !== '' ? due_on : addDays(parisDay(now), invoice_days)
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

/** What is paid after it has left takes its invoice along. */
function sayInvoice({ id, label, total }: PaperRow, due: string): Record<string, string> {
  return { paper: id, invoice: label, owed: sayCents(total), payBy: sayDay(due) }
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
