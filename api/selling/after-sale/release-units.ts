import { sumTakes, type Take, type TotalTake } from '#app/models/selling/orders/order-goods.ts'
import type { GivenUp } from '#app/models/selling/orders/order-rest.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readNumber } from '../../site/parameters/read-number.ts'
import { readSoldGoods } from '../goods/read-goods.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import { giveBack } from '../holds/hold-goods.ts'
import type { OrderRow } from '../orders/add-step.ts'

type Units = Pick<GivenUp, 'line' | 'kept'>

/** Lets go of units that will not leave: what the order holds is lowered as the shelf is raised. */
export async function releaseUnits(tx: SiteWriter, order: OrderRow, given: readonly Units[], ctx: CallContext): Promise<void> {
  const takes: TotalTake[] = []
  for (const take of await readTakes(tx, order, given, ctx)) {
    const quantity = await lowerHold(tx, order, take)
    if (quantity > 0) takes.push({ ...take, quantity })
  }
  const displayLimit = await readNumber(tx, 'STOCK_DISPLAY_LIMIT')
  await giveBack(tx, { takes, code: null, slot: null, displayLimit })
}

/** What the lines took as they were placed; those placed before that was written down, as the catalogue is today. */
export async function readTakes(
  tx: SiteWriter,
  order: OrderRow,
  given: readonly Units[],
  ctx: CallContext,
): Promise<TotalTake[]> {
  const lines = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order.id).execute()
  const goods: { name: string; quantity: number; multiple: number; takes: readonly Take[] }[] = []
  for (const { line, kept: quantity } of given) {
    const row = lines.find(({ place }) => place === line)
    if (!row) continue
    const takes = row.takes === null ? await readTakesOfToday(tx, row, ctx) : (JSON.parse(row.takes) as Take[])
    goods.push({ name: row.name, quantity, multiple: 1, takes })
  }
  return sumTakes(goods)
}

type Line = { product_id: string; declination_id: string }

async function readTakesOfToday(
  tx: SiteWriter,
  { product_id, declination_id }: Line,
  ctx: CallContext,
): Promise<readonly Take[]> {
  const rules = orRollBack(await readOrderRules(ctx, tx))
  const { goods } = await readSoldGoods(tx, [{ idProduct: product_id, idDeclination: declination_id, quantity: 1 }], rules)
  return goods[0]?.takes ?? []
}

/** Never more than the order still holds of a place. */
async function lowerHold(tx: SiteWriter, order: OrderRow, { place, id, quantity }: TotalTake): Promise<number> {
  const held = await tx
    .selectFrom('order_stock')
    .select('quantity')
    .where('order_id', '=', order.id)
    .where('place', '=', place)
    .where('item_id', '=', id)
    .executeTakeFirst()
  const least = Math.min(quantity, held?.quantity ?? 0)
  const isAll = least === held?.quantity
  if (isAll)
    await tx
      .deleteFrom('order_stock')
      .where('order_id', '=', order.id)
      .where('place', '=', place)
      .where('item_id', '=', id)
      .execute()
  else if (least > 0)
    await tx
      .updateTable('order_stock')
      .set((on) => ({ quantity: on('quantity', '-', least) }))
      .where('order_id', '=', order.id)
      .where('place', '=', place)
      .where('item_id', '=', id)
      .execute()
  return least
}
