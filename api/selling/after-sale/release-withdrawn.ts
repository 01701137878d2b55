import { sumTakes, type Take, type TotalTake } from '#app/models/selling/orders/order-goods.ts'
import { type GivenUp, isAllSettled } from '#app/models/selling/orders/order-rest.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readNumber } from '../../site/parameters/read-number.ts'
import { readGoods } from '../goods/read-goods.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import { giveBack } from '../holds/hold-goods.ts'
import type { WithdrawalRow } from '../order-views/show-withdrawal.ts'
import { addStep, type OrderRow } from '../orders/add-step.ts'
import { readCounts, readGivenLines } from '../orders/count-lines.ts'

/**
 * Lets go of what had not left of a withdrawal, once, when its money goes back: what the order holds is lowered as the shelf is
 * raised. Not when it is declared, for a refusal would have to take bottles again that others have bought meanwhile; until the house
 * answers they are held and not sent. An order that has ended has given back all it held.
 */
export async function releaseWithdrawn(tx: SiteWriter, order: OrderRow, row: WithdrawalRow, ctx: CallContext): Promise<OrderRow> {
  const lines = readGivenLines(row.lines, order)
  const given = lines.filter(({ kept }) => kept > 0)
  if (given.length === 0 || order.is_holding === 0) return order
  await tx
    .updateTable('withdrawals')
    .set({ is_released: 1, lines: JSON.stringify(lines) })
    .where('id', '=', row.id)
    .execute()
  const takes: TotalTake[] = []
  for (const take of await readTakes(tx, order, given, ctx)) {
    const quantity = await lowerHold(tx, order, take)
    if (quantity > 0) takes.push({ ...take, quantity })
  }
  const displayLimit = await readNumber(tx, 'STOCK_DISPLAY_LIMIT')
  await giveBack(tx, { takes, code: null, slot: null, displayLimit })
  return closeParcels(tx, order, ctx.now)
}

/** What the lines took as they were placed; those placed before that was written down, as the catalogue is today. */
async function readTakes(tx: SiteWriter, order: OrderRow, given: readonly GivenUp[], ctx: CallContext): Promise<TotalTake[]> {
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
  const { goods } = await readGoods(tx, [{ idProduct: product_id, idDeclination: declination_id, quantity: 1 }], rules)
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

/** Of an order that left in part nothing is to follow once all the rest was given up: its buyer has all they get. */
async function closeParcels(tx: SiteWriter, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.fulfilment_state !== 'partly_shipped' || (await hasOpenRest(tx, order))) return order
  const step = { machine: 'fulfilment', from: order.fulfilment_state, to: 'shipped', by: 'owner' } as const
  return addStep(tx, order, { ...step, changes: { fulfilment_state: 'shipped', sent_at: now.toISOString() }, now })
}

/** Whether something is to be sent still, or would be if the house refused what is asked. */
async function hasOpenRest(tx: SiteWriter, order: OrderRow): Promise<boolean> {
  const asked = await tx
    .selectFrom('withdrawals')
    .select('lines')
    .where('order_id', '=', order.id)
    .where('state', 'in', ['DECLARED', 'RECEIVED'])
    .execute()
  if (asked.some(({ lines }) => readGivenLines(lines, order).some(({ kept }) => kept > 0))) return true
  return !isAllSettled(await readCounts(tx, order))
}
