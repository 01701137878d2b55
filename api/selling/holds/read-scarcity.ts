import { isBottles, keyOf, readSlotDay, type ScarceGood } from '#app/models/selling/orders/order-goods.ts'
import type { Scarcity } from '#app/models/selling/orders/unproven-order.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { countFreeSlots, countStock } from './read-hold.ts'

/** What an order takes of a stock, a slot or a code, and how scarce that is. */
export type ScarceTake = ScarceGood & Scarcity

/** What was read of them before: what is left of stocks, and how much of each is held by others that nobody has proven. */
type Known = { except?: string; stocks?: ReadonlyMap<string, number>; waiting?: ReadonlyMap<string, number> | undefined }

/**
 * How scarce the stocks are that an order takes from, itself counted among those that nobody has proven. Looked at after the bottles
 * were taken: everybody who wants the same ones waits for this order, so that of two that come at once the second sees what the
 * first has left. What is left of stocks by that very taking need not be read again.
 */
export async function readScarcity(
  read: SiteReader,
  takes: readonly ScarceGood[],
  { except = '', stocks, waiting }: Known = {},
): Promise<ScarceTake[]> {
  if (takes.length === 0) return []
  const others = waiting ?? (await readUnproven(read, takes, except))
  const scarce: ScarceTake[] = []
  for (const take of takes) {
    const free = stocks?.get(keyOf(take)) ?? (await countFree(read, take))
    if (free === undefined) continue
    const held = (others.get(keyOf(take)) ?? 0) + take.quantity
    scarce.push({ ...take, held, free, isPlace: !isBottles(take) })
  }
  return scarce
}

/**
 * How much is free of a stock, of the places of a slot's day, of the uses of a code; nothing where it cannot run out. A code of one
 * use is somebody's own: there are no others to leave something to.
 */
export async function countFree(read: SiteReader, good: Pick<ScarceGood, 'place' | 'id'>): Promise<number | undefined> {
  if (isBottles({ ...good, quantity: 1 })) return countStock(read, good.place as 'declination' | 'product', good.id)
  if (good.place === 'slot') return countFreeSlots(read, readSlotDay(good.id))
  const code = await read
    .selectFrom('discount_codes')
    .select(['limit_total', 'uses'])
    .where('id', '=', good.id)
    .executeTakeFirst()
  if (!code?.limit_total || code.limit_total < 2) return undefined
  return Math.max(0, code.limit_total - code.uses)
}

/** How much of each stock is held by orders that nobody has proven. */
async function readUnproven(read: SiteReader, takes: readonly ScarceGood[], except: string): Promise<Map<string, number>> {
  const rows = await selectWaiting(read, takes)
    .where('order_id', '<>', except)
    .select(['place', 'item_id as id'])
    .select(({ fn }) => fn.sum<number | string>('quantity').as('quantity'))
    .groupBy(['place', 'item_id'])
    .execute()
  return new Map(rows.map(({ quantity, ...stock }) => [keyOf(stock), Number(quantity)]))
}

/** Some goods, as orders hold them that nobody has proven: an index tells of them, for many may wait. */
export function selectWaiting(read: SiteReader, takes: readonly ScarceGood[]) {
  const ids = takes.map(({ id }) => id)
  return read.selectFrom('order_stock').where('is_waiting', '=', 1).where('item_id', 'in', ids)
}
