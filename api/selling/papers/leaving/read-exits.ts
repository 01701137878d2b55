import type { Selectable } from 'kysely'
import { toMillilitres } from '#app/models/catalog/capacity.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { readReturned, sayReturn } from '#app/texts/selling/withdrawal.ts'
import { readCapacity, readFacts } from '../../../catalog/rows/catalog-rows.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import type { SiteTables } from '../../../platform/database/tables/tables.ts'
import type { OrderRow } from '../../orders/add-step.ts'
import { dutyOf } from '../../slips/read-slip.ts'
import type { Span } from './read-papers.ts'

export type ExitReason = 'SALE' | 'SAMPLE' | 'LOSS' | 'RETURN'
type Duty = ReturnType<typeof dutyOf> | 'NONE'

/** Bottles of one wine that left the cellar for one reason, or came back into it after a sale, and how much they hold. */
export type Exit = {
  reason: ExitReason
  duty: Duty
  kind: string
  name: string
  appellation: string
  alcohol: number | null
  /** Of one of them. */
  millilitres: number
  bottles: number
  /** Where it went, if that is not France. */
  country: string
  /** The month in which what came back had left, as YYYYMM; empty where nobody knows. */
  leftIn: string
}

type Left = Pick<Exit, 'reason' | 'duty' | 'country' | 'leftIn'> & { place: string; id: string; quantity: number }

/** What left the cellar in a span of days: on sale once it was sent or handed over, and as samples, losses and returns that were written down. */
export async function readExits(read: SiteReader, span: Span): Promise<Exit[]> {
  const left = [...(await readSold(read, span)), ...(await readGiven(read, span))]
  const wines = await readWines(read)
  const sums = new Map<string, Exit>()
  for (const { place, id, quantity, ...how } of left) {
    const wine = wines.get(`${place} ${id}`)
    if (!wine) continue
    const { bottles, ...of } = wine
    const key = [...Object.values(how), place, id].join(' ')
    const known = sums.get(key)?.bottles ?? 0
    sums.set(key, { ...how, ...of, bottles: known + quantity * bottles })
  }
  return [...sums.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

function keyOf({ reason, duty, kind, name, country, leftIn }: Exit): string {
  return [reason, duty, kind, name, country, leftIn].join(' ')
}

/** What an order held until it left is what left: less what was given up before. */
async function readSold(read: SiteReader, { from, to }: Span): Promise<Left[]> {
  const steps = await read
    .selectFrom('order_history')
    .select(({ fn }) => ['order_id', fn.min('created_at').as('at')])
    .where('machine', '=', 'fulfilment')
    .where('to_state', 'in', ['shipped', 'completed'])
    .groupBy('order_id')
    .having(({ fn, eb }) => eb(fn.min('created_at'), '>=', addDays(from, -1)))
    .having(({ fn, eb }) => eb(fn.min('created_at'), '<', addDays(to, 2)))
    .execute()
  const sent = steps.filter(({ at }) => isWithin(String(at), { from, to })).map(({ order_id }) => order_id)
  const found: Left[] = []
  for (let place = 0; place < sent.length; place += atOnce) {
    const ids = sent.slice(place, place + atOnce)
    const orders = await read.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
    const ways = new Map(orders.map((order) => [order.id, wayOf(order)]))
    const rows = await read
      .selectFrom('order_stock')
      .select(['order_id', 'place', 'item_id', 'quantity'])
      .where('order_id', 'in', ids)
      .where('place', 'in', ['declination', 'product'])
      .execute()
    for (const { order_id, place, item_id, quantity } of rows) {
      const way = ways.get(order_id)
      if (way) found.push({ reason: 'SALE', ...way, place, id: item_id, quantity })
    }
  }
  return found
}

function wayOf(order: OrderRow): Pick<Exit, 'duty' | 'country' | 'leftIn'> {
  const duty = dutyOf(order)
  const { country } = JSON.parse(order.delivery_address ?? order.billing_address) as { country: string }
  return { duty, country: duty === 'PAID' ? '' : country, leftIn: '' }
}

const atOnce = 200

async function readGiven(read: SiteReader, { from, to }: Span): Promise<Left[]> {
  const rows = await read
    .selectFrom('stock_movements')
    .select(['product_id', 'declination_id', 'kind', 'change', 'reason', 'created_at'])
    .where('kind', 'in', ['SAMPLE', 'LOSS', 'RETURN'])
    .where('created_at', '>=', addDays(from, -1))
    .where('created_at', '<', addDays(to, 2))
    .execute()
  const given = rows.filter(({ created_at }) => isWithin(created_at, { from, to }))
  const months = await readMonths(
    read,
    given.flatMap(({ kind, reason }) => (kind === 'RETURN' ? [reason] : [])),
  )
  return given.map(({ product_id, declination_id, kind, change, reason }) => ({
    reason: kind as Exclude<ExitReason, 'SALE'>,
    // A sample is owed its duty as a sale is, and what came back has had its own; what is lost is not.
    duty: kind === 'LOSS' ? 'NONE' : 'PAID',
    country: '',
    leftIn: kind === 'RETURN' ? (months.get(reason) ?? '') : '',
    place: declination_id === null ? 'product' : 'declination',
    id: declination_id ?? product_id,
    quantity: Math.abs(change),
  }))
}

/** In which month left the goods of which an order's return is written down, by the words that say so. */
async function readMonths(read: SiteReader, reasons: readonly string[]): Promise<Map<string, string>> {
  const references = [...new Set(reasons.flatMap((reason) => readReturned(reason) ?? []))]
  const months = new Map<string, string>()
  for (let place = 0; place < references.length; place += atOnce) {
    const rows = await read
      .selectFrom('orders')
      .innerJoin('order_history', 'order_history.order_id', 'orders.id')
      .select(({ fn }) => ['orders.reference', fn.min('order_history.created_at').as('at')])
      .where('orders.reference', 'in', references.slice(place, place + atOnce))
      .where('machine', '=', 'fulfilment')
      .where('to_state', 'in', ['shipped', 'completed'])
      .groupBy('orders.reference')
      .execute()
    for (const { reference, at } of rows)
      months.set(
        sayReturn(reference),
        parisDay(new Date(String(at)))
          .slice(0, 7)
          .replace('-', ''),
      )
  }
  return months
}

function isWithin(at: string, { from, to }: Span): boolean {
  const day = parisDay(new Date(at))
  return day >= from && day <= to
}

type Wine = Omit<Exit, 'reason' | 'duty' | 'country' | 'leftIn'>
type Row = Pick<
  Selectable<SiteTables['declinations']>,
  'id' | 'product_id' | 'capacity_thousandths' | 'capacity_unit' | 'set_quantity'
> & {
  name: string
  kind: string
  ofWine: string
  ofLot: string
}

/** Wines by where they are counted; one that is counted as a whole is as large as its first form. */
async function readWines(read: SiteReader): Promise<Map<string, Wine>> {
  const rows: Row[] = await read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['declinations.id', 'declinations.product_id', 'capacity_thousandths', 'capacity_unit', 'set_quantity'])
    .select(['products.name', 'products.kind', 'products.facts as ofWine', 'declinations.facts as ofLot'])
    .where('products.type', '=', 'WINE')
    .orderBy('declinations.sort_order', 'desc')
    .orderBy('declinations.id', 'desc')
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const wine = toWine(row)
      return [
        [`declination ${row.id}`, wine],
        [`product ${row.product_id}`, wine],
      ] as const
    }),
  )
}

function toWine({ name, kind, ofWine, ofLot, set_quantity, ...row }: Row): Wine {
  const { appellation, alcohol } = readFacts(ofWine, ofLot)
  const millilitres = toMillilitres({ capacity: readCapacity(row), capacityUnit: row.capacity_unit }) ?? 0
  return { name, kind, appellation, alcohol, millilitres, bottles: Math.max(1, set_quantity) }
}
