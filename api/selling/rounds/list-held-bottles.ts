import { done } from '#app/models/platform/outcome.ts'
import { gatherPicked, type Picked } from '#app/models/selling/shipping/picking.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { toAdminSummary } from '../order-views/list-orders.ts'
import { nameLine } from '../orders/name-line.ts'
import { selectUnpaid } from '../orders/select-unpaid.ts'
import { readLinesOf } from './find-round.ts'
import { readBoxBottles } from './read-box-bottles.ts'

const mostListed = 100

/** What unpaid orders keep from others, and whose they are: what a stranger may hold comes first, then what is most. */
export const listHeldBottles: UseCase<Contract['listHeldBottles']> = async (_, { read }) => {
  const { units, total } = await countHeld(read)
  const rows = await selectUnpaid(read)
    .selectAll('orders')
    .select((row) => [
      row
        .selectFrom('order_stock')
        .whereRef('order_stock.order_id', '=', 'orders.id')
        .where('order_stock.place', 'in', ['declination', 'product'])
        .select(({ fn }) => fn.coalesce(fn.sum<number | string>('quantity'), row.lit(0)).as('units'))
        .as('units'),
    ])
    .orderBy('is_proven')
    .orderBy('units', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
  const goodsOf = await readGoods(
    read,
    rows.map(({ id }) => id),
  )
  const orders = rows.map((row) => ({
    ...toAdminSummary(row),
    units: Number(row.units),
    goods: goodsOf(row.id),
    isProven: row.is_proven === 1,
  }))
  return done({ orders, goods: gatherPicked(orders.flatMap(({ goods }) => goods)), units, total })
}

async function countHeld(read: SiteReader): Promise<{ units: number; total: number }> {
  const { units, total } = await selectUnpaid(read)
    .innerJoin('order_stock', 'order_stock.order_id', 'orders.id')
    .where('order_stock.place', 'in', ['declination', 'product'])
    .select(({ fn }) => [
      fn.sum<number | string | null>('order_stock.quantity').as('units'),
      fn.count<number | string>('orders.id').distinct().as('total'),
    ])
    .executeTakeFirstOrThrow()
  return { units: Number(units ?? 0), total: Number(total) }
}

/** What each order keeps, a box of wines by its bottles. */
async function readGoods(read: SiteReader, ids: readonly string[]): Promise<(id: string) => Picked[]> {
  const lines = await readLinesOf(read, ids)
  const forms = [...lines.values()].flat().map(({ declination_id }) => declination_id)
  const boxes = await readBoxBottles(read, forms)
  return (id) =>
    gatherPicked(
      (lines.get(id) ?? []).flatMap((line) => {
        const goods = boxes.get(line.declination_id) ?? [{ ...nameLine(line), quantity: 1 }]
        return goods.map((good) => ({ ...good, quantity: good.quantity * line.quantity }))
      }),
    )
}
