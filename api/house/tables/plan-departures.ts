import { isInHouse } from '#app/models/selling/after/after-sale.ts'
import { findMoveFault } from '#app/models/selling/fulfilment.ts'
import { bareParcelNumber } from '#app/models/selling/shipping/carrier-word.ts'
import { type Parcel, readParcels } from '#app/models/selling/shipping/parcel.ts'
import { tableTexts as words } from '#app/texts/house/settings/tables.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { giveWay } from '../../platform/database/read-pages.ts'
import { advanceOrder } from '../../selling/order-acts/advance-order.ts'
import { standingOf } from '../../selling/order-views/read-admin-order.ts'
import type { OrderRow } from '../../selling/orders/add-step.ts'
import { findSomethingToHand } from '../../selling/orders/pack-parcel.ts'
import { findTrackingUrl } from '../../selling/shipping/find-tracking-url.ts'
import { cellOf, hasColumn, usualName } from './carrier-columns.ts'
import { type NamedRow, type Plan, type RowFault, readNamedRows } from './imported.ts'

/** The parcels of one order that a file names, by the line of the first. */
type Departure = { line: number; reference: string; numbers: string[] }
type Leaving = { order: OrderRow; numbers: string[] }

const longestNumber = 100

/**
 * What a carrier's program has printed labels for: each of our orders that it names leaves with the numbers that stand beside it, and
 * its buyer is told. Parcels of others, rows without a number, and a file that was brought in before change nothing.
 */
export async function planDepartures(read: SiteReader, csv: string, ctx: CallContext): Promise<Plan> {
  const { rows, names, fault } = readNamedRows(csv, [])
  const missing = fault ? [] : (['order', 'number'] as const).filter((column) => !hasColumn(names, column))
  const departures = gather(rows)
  const orders = await findNamed(read, departures)
  const leaving: Leaving[] = []
  const faults: RowFault[] = [
    ...(fault ? [fault] : []),
    ...(missing.length > 0 ? [{ line: 1, column: '', message: words.header(missing.map(usualName).join(', ')) }] : []),
  ]
  for (const { line, reference, numbers } of departures) {
    const order = orders.get(reference)
    if (!order) continue
    const known = new Set(readParcels(order.tracking).map(({ number }) => bareParcelNumber(number)))
    const fresh = numbers.filter((number) => !known.has(bareParcelNumber(number)))
    if (fresh.length === 0) continue
    const message = await findHindrance(read, order, fresh)
    if (message) faults.push({ line, column: usualName('order'), message: `${order.reference} : ${message}` })
    else leaving.push({ order, numbers: fresh })
  }
  return {
    rows: rows.length,
    created: 0,
    changed: leaving.length,
    faults,
    changes: leaving.map(({ order, numbers }) => words.leaves(order.reference, numbers.join(', '))),
    write: (tx) => writeDepartures(tx, leaving, ctx),
  }
}

/** What stands in the way of an order that is said to leave; nothing where it may. */
async function findHindrance(read: SiteReader, order: OrderRow, numbers: readonly string[]): Promise<string | undefined> {
  if (numbers.some((number) => number.length > longestNumber)) return words.long
  const standing = standingOf(order)
  if (standing.delivery !== 'DELIVERY' && standing.delivery !== 'PICKUP') return words.fetched
  if (!isInHouse(order.fulfilment_state)) return words.gone
  const isNew = order.fulfilment_state === 'new'
  const begun = isNew ? findMoveFault(standing, 'preparing') : undefined
  const sent = findMoveFault(isNew ? { ...standing, fulfilment: 'preparing' } : standing, 'shipped')
  if (begun ?? sent) return words.unpaid
  return (await findSomethingToHand(read, order)).ok ? undefined : words.gone
}

/** An order that leaves at once in several parcels has the numbers of all of them; nothing is said of what lies in each. */
async function writeDepartures(tx: SiteWriter, leaving: readonly Leaving[], ctx: CallContext): Promise<void> {
  const at = ctx.now.toISOString()
  for (const { order, numbers } of leaving) {
    const begun = order.fulfilment_state === 'new' ? await advanceOrder(tx, order, { fulfilment: 'preparing' }, ctx) : order
    const beside: Parcel[] = []
    for (const number of numbers.slice(0, -1))
      beside.push({ number, url: await findTrackingUrl(tx, order.delivery, number), at, goods: [] })
    const tracking = JSON.stringify([...readParcels(begun.tracking), ...beside])
    if (beside.length > 0) await tx.updateTable('orders').set({ tracking }).where('id', '=', order.id).execute()
    const body = { fulfilment: 'shipped' as const, tracking: { number: numbers.at(-1) ?? '' } }
    await advanceOrder(tx, { ...begun, tracking }, body, ctx)
    await giveWay()
  }
}

function gather(rows: readonly NamedRow[]): Departure[] {
  const found = new Map<string, Departure>()
  for (const row of rows) {
    const [reference, numbers] = [bareReference(cellOf(row, 'order')), splitNumbers(cellOf(row, 'number'))]
    if (reference === '' || numbers.length === 0) continue
    const one = found.get(reference) ?? { line: row.line, reference, numbers: [] }
    for (const number of numbers)
      if (!one.numbers.some((known) => bareParcelNumber(known) === bareParcelNumber(number))) one.numbers.push(number)
    found.set(reference, one)
  }
  return [...found.values()]
}

/** Chronopost writes all parcels of an order into one cell, as `[XY1,XY2]`. */
function splitNumbers(cell: string): string[] {
  return cell
    .split(/[[\],]/)
    .map((number) => number.trim())
    .filter(Boolean)
}

/** As other programs write it: in small letters, or with a mark before it. */
function bareReference(typed: string): string {
  return typed.replace(/^#/, '').trim().toUpperCase()
}

const atOnce = 500

async function findNamed(read: SiteReader, departures: readonly Departure[]): Promise<Map<string, OrderRow>> {
  const found = new Map<string, OrderRow>()
  for (let from = 0; from < departures.length; from += atOnce) {
    const names = departures.slice(from, from + atOnce).map(({ reference }) => reference)
    const orders = await read.selectFrom('orders').selectAll().where('reference', 'in', names).execute()
    for (const order of orders) found.set(order.reference, order)
  }
  return found
}
