import { parisDay, sayDay } from '#app/models/platform/time/working-days.ts'
import { bareParcelNumber, saysArrived } from '#app/models/selling/shipping/carrier-word.ts'
import { type Parcel, readParcels } from '#app/models/selling/shipping/parcel.ts'
import { tableTexts as words } from '#app/texts/house/settings/tables.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import { giveWay } from '../../platform/database/read-pages.ts'
import { advanceOrder } from '../../selling/order-acts/advance-order.ts'
import type { OrderRow } from '../../selling/orders/add-step.ts'
import { hasOpenQuestion } from '../../selling/orders/has-open-question.ts'
import { cellOf, namesDelivery, usualName } from './carrier-columns.ts'
import { type NamedRow, type Plan, type RowFault, readNamedRows } from './imported.ts'
import { readDay } from './read-day.ts'

type Arrival = { line: number; number: string; day: string | undefined; isDayFaulty: boolean }
/** An order with what of it has come by now, and the day on which the last of it did. */
type Arrived = { order: OrderRow; parcels: Parcel[]; day: string; isWhole: boolean }

/**
 * What a carrier says of its parcels: an order whose parcels have all come is completed, and its buyer told. Parcels of others, and
 * those that are on their way, change nothing; nor does a file that was brought in before.
 */
export async function planArrivals(read: SiteReader, csv: string, ctx: CallContext): Promise<Plan> {
  const { rows, fault } = readNamedRows(csv, [])
  const today = parisDay(ctx.now)
  const isNamed = rows.length === 0 || rows.some((row) => cellOf(row, 'number') !== '')
  const faults: RowFault[] = [
    ...(fault ? [fault] : []),
    ...(isNamed ? [] : [{ line: 1, column: '', message: words.header(usualName('number')) }]),
  ]
  const arrivals = rows.flatMap((row) => readArrival(row, today))
  faults.push(
    ...arrivals.filter(({ isDayFaulty }) => isDayFaulty).map(({ line }) => ({ line, column: 'Date', message: words.past })),
  )
  const arrived = await findArrived(read, arrivals, today)
  return {
    rows: rows.length,
    created: 0,
    changed: arrived.length,
    faults: faults.sort((one, other) => one.line - other.line),
    changes: arrived.map(({ order, day, isWhole }) => words.arrived(order.reference, sayDay(day), isWhole)),
    write: (tx) => writeArrivals(tx, arrived, ctx),
  }
}

async function writeArrivals(tx: SiteWriter, arrived: readonly Arrived[], ctx: CallContext): Promise<void> {
  for (const { order, parcels, day, isWhole } of arrived) {
    const tracking = JSON.stringify(parcels)
    await tx.updateTable('orders').set({ tracking }).where('id', '=', order.id).execute()
    if (isWhole)
      await advanceOrder(tx, { ...order, tracking }, { fulfilment: 'completed', note: words.byCarrier(sayDay(day)) }, ctx)
    await giveWay()
  }
}

/** What a row says of a parcel that has come; nothing of one that has not. */
function readArrival(row: NamedRow, today: string): Arrival[] {
  const [number, state, written] = [cellOf(row, 'number'), cellOf(row, 'state'), cellOf(row, 'day')]
  // Without a word on its state only a day of delivery tells that it has come.
  const hasCome = state === '' ? namesDelivery(row) : saysArrived(state)
  if (number === '' || !hasCome) return []
  const day = written === '' ? undefined : readDay(written.split(/[ T]/)[0] ?? '')
  const isDayFaulty = written !== '' && (day === undefined || day > today)
  return [{ line: row.line, number: bareParcelNumber(number), day, isDayFaulty }]
}

/** The orders on their way of which something has come that was not known to have. */
async function findArrived(read: SiteReader, arrivals: readonly Arrival[], today: string): Promise<Arrived[]> {
  const days = new Map(arrivals.map(({ number, day }) => [number, day ?? today]))
  if (days.size === 0) return []
  const orders = await read
    .selectFrom('orders')
    .selectAll()
    .where('fulfilment_state', 'in', ['shipped', 'partly_shipped'])
    .where('tracking', '!=', '[]')
    .orderBy('placed_at')
    .execute()
  const found: Arrived[] = []
  for (const order of orders) {
    const known = readParcels(order.tracking)
    const parcels = known.map((parcel) => {
      const day = days.get(bareParcelNumber(parcel.number))
      return parcel.arrivedOn || parcel.number === '' || !day ? parcel : { ...parcel, arrivedOn: day }
    })
    if (parcels.every((parcel, place) => parcel.arrivedOn === known[place]?.arrivedOn)) continue
    const isWhole = parcels.every(({ arrivedOn }) => arrivedOn) && order.fulfilment_state === 'shipped'
    const day =
      parcels
        .map(({ arrivedOn = '' }) => arrivedOn)
        .toSorted()
        .at(-1) ?? today
    found.push({ order, parcels, day, isWhole: isWhole && !(await hasOpenQuestion(read, order)) })
  }
  return found
}
