import { type FaultCode, refused } from '#app/models/platform/outcome.ts'
import { sumTakes } from '#app/models/selling/orders/order-goods.ts'
import { countComingBack } from '#app/models/selling/orders/order-rest.ts'
import { sayReturn } from '#app/texts/selling/withdrawal.ts'
import { putBack } from '../../catalog/stock/put-back.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import { orRollBack } from '../../platform/call/roll-back.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { readSoldGoods, type Wanted } from '../goods/read-goods.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import type { WithdrawalRow } from '../order-views/show-withdrawal.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { readGivenLines } from '../orders/count-lines.ts'

type Restock = { line: number; quantity: number }[]

/** Puts what came back whole on sale again: of each line as many as had been sent at most, for the rest goes back by itself. */
export async function restockGoods(
  tx: SiteWriter,
  order: OrderRow,
  row: WithdrawalRow,
  restock: Restock,
  ctx: CallContext,
): Promise<void> {
  if (restock.length === 0) return
  const given = readGivenLines(row.lines, order)
  for (const { line } of restock) {
    const quantity = restock.reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), 0)
    const known = given.find((one) => one.line === line)
    const max = known ? countComingBack(known) : 0
    if (quantity > max) fail(line, 'too_large', { max })
  }
  const rules = orRollBack(await readOrderRules(ctx, tx))
  const wanted = await readWanted(tx, row.order_id, restock)
  const { goods, astray } = await readSoldGoods(tx, wanted, rules)
  const [gone] = astray
  if (gone) fail(restock[gone.at]?.line ?? 0, 'not_sold', { name: gone.name })
  await putBack(tx, sumTakes(goods), sayReturn(row.reference), ctx.now)
}

async function readWanted(tx: SiteWriter, orderId: string, restock: Restock): Promise<Wanted[]> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['place', 'product_id', 'declination_id'])
    .where('order_id', '=', orderId)
    .execute()
  return restock.flatMap(({ line, quantity }) =>
    lines
      .filter(({ place }) => place === line)
      .map(({ product_id, declination_id }) => ({ idProduct: product_id, idDeclination: declination_id, quantity })),
  )
}

function fail(line: number, code: FaultCode, params: Record<string, string | number>): never {
  return orRollBack(refused('invalid', { fields: { [`restock.${line}`]: { code, params } } }))
}
