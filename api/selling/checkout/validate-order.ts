import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { chooseGoods } from '../goods/choose-goods.ts'
import { askStock, refuseAsks } from '../goods/count-stock-asks.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'

/** Looks over a cart before it is ordered: every line in sale, in quantities it is sold in, and there. */
export const validateOrder: UseCase<Contract['validateOrder']> = async ({ body }, ctx) => {
  const rules = await readOrderRules(ctx, ctx.read)
  if (!rules.ok) return rules
  const asked = { wanted: body.products, rules: rules.value }
  const tooOften = await askStock(ctx, asked)
  if (tooOften.length > 0) return refuseAsks(tooOften, ({ at }) => `products.${at}.quantity`)
  const goods = await chooseGoods(ctx.read, body.products, rules.value, { takesFirst: true })
  return goods.ok ? done({}) : goods
}
