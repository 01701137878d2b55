import { sql } from 'kysely'
import { keyOf, type ScarceGood } from '#app/models/selling/orders/order-goods.ts'
import { awaitedStates } from '#app/models/selling/payment.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { selectWaiting } from '../holds/read-scarcity.ts'
import { type Around, type Holder, listAround } from '../orders/list-around.ts'
import { lapsedSince } from './refuse-lapsed-orders.ts'

/** What a new order is measured by beside its goods, all of it read in one statement. */
export type Surroundings = {
  /** How much of each stock is held by orders that nobody has proven. */
  waiting: ReadonlyMap<string, number>
  /** How many orders wait around its buyer, for each measure. */
  open: (around: Around) => number
  /** Some order of their place or its network ended within a day without proof or payment. */
  hasLapsed: boolean
}

type Asked = { holder: Holder; takes: readonly ScarceGood[]; now: Date }

/** Reads what stands around a buyer: while that is looked at, everybody who wants the same bottles waits. */
export async function readSurroundings(read: SiteReader, { holder, takes, now }: Asked): Promise<Surroundings> {
  const places = placesOf(holder)
  const [first, ...others] = places.map((_, index) => countOrders(read, places.slice(0, index + 1), now))
  if (!first) throw new Error('an order comes from somewhere')
  // Where the shop counts no stock nothing can be short, and PostgreSQL takes no empty list of ids.
  const counted = takes.length > 0 ? first.unionAll(sumWaiting(read, takes)) : first
  const rows = await others.reduce((all, one) => all.unionAll(one), counted).execute()
  const goods = rows.filter(({ is_goods }) => is_goods === 1)
  const orders = rows.filter(({ is_goods }) => is_goods === 0)
  const open = orders.filter(({ is_holding }) => is_holding === 1)
  return {
    waiting: new Map(goods.map(({ place, id, count }) => [keyOf({ place, id }), Number(count)])),
    open: ({ column, key, counts }) =>
      open
        .filter((row) => row[column] === key && (counts === 'both' || row.is_proven === (counts === 'proven' ? 1 : 0)))
        .reduce((sum, { count }) => sum + Number(count), 0),
    hasLapsed: orders.length > open.length,
  }
}

type Place = Pick<Around, 'column' | 'key'>

/** Each once, by whatever measures it is counted. */
function placesOf(holder: Holder): Place[] {
  return [...new Map(listAround(holder).map(({ column, key }): [string, Place] => [column, { column, key }])).values()]
}

/** The orders of the last of these places that are of none before it, each of which an index finds: those that wait, and those that lapsed. */
function countOrders(read: SiteReader, places: readonly Place[], now: Date) {
  const before = places.slice(0, -1)
  return places
    .slice(-1)
    .reduce((orders, { column, key }) => orders.where(column, '=', key), read.selectFrom('orders'))
    .where((on) => on.and(before.map(({ column, key }) => on(column, '<>', key))))
    .where((on) =>
      on.or([
        on.and([on('is_holding', '=', 1), on('payment_state', 'in', awaitedStates)]),
        on.and([on('is_holding', '=', 0), on('updated_at', '>', lapsedSince(now)), on('from_block', '>', '')]),
      ]),
    )
    .select((on) => [on.lit(0).$castTo<number>().as('is_goods'), noPlace.as('place'), nothing.as('id')])
    .select(['is_holding', 'is_proven', 'mailbox_key', 'from_block', 'from_network'])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .groupBy(['is_holding', 'is_proven', 'mailbox_key', 'from_block', 'from_network'])
}

/** The same columns, of goods. */
function sumWaiting(read: SiteReader, takes: readonly ScarceGood[]) {
  return selectWaiting(read, takes)
    .select((on) => [on.lit(1).$castTo<number>().as('is_goods'), 'place', 'item_id as id'])
    .select((on) => [on.lit(1).as('is_holding'), on.lit(0).as('is_proven')])
    .select([nothing.as('mailbox_key'), nothing.as('from_block'), nothing.as('from_network')])
    .select(({ fn }) => fn.sum<number | string>('quantity').as('count'))
    .groupBy(['place', 'item_id'])
}

const nothing = sql<string>`''`
const noPlace = sql<ScarceGood['place']>`''`
