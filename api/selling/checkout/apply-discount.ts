import { done, refused } from '#app/models/platform/outcome.ts'
import { countsFor } from '#app/models/selling/cart/discount-code.ts'
import { taxAt } from '#app/models/selling/tax/tax.ts'
import { readTaxSetting } from '#app/models/selling/tax/tax-setting.ts'
import type { Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { beginCodeTry, endCodeTry } from '../discounts/code-tries.ts'
import { chooseGoods } from '../goods/choose-goods.ts'
import { askStock, refuseAsks } from '../goods/count-stock-asks.ts'
import { readOrderRules } from '../goods/read-order-rules.ts'
import { chooseCode } from './choose-code.ts'
import { priceOrder } from './price-order.ts'
import { taxGood } from './tax-order.ts'

/**
 * What a code changes to a cart; codes are counted before they are looked at, so that nobody goes through them all.
 * One that counts is given back and remembered for its place: whoever has it sees it on each page of their order, has learnt
 * nothing by it, and nothing is written for them to read a page.
 */
export const applyDiscount: UseCase<Contract['applyDiscount']> = async ({ body }, ctx) => {
  const { read, now } = ctx
  const rules = await readOrderRules(ctx, read)
  if (!rules.ok) return rules
  const wanted = { wanted: body.products, rules: rules.value }
  const tooOften = await askStock(ctx, wanted)
  if (tooOften.length > 0) return refuseAsks(tooOften, ({ at }) => `products.${at}.quantity`)
  const goods = await chooseGoods(read, body.products, rules.value)
  if (!goods.ok) return goods
  const code = await tryCode(ctx, { typed: body.code, goods: goods.value, customer: undefined, now, field: 'code' })
  if (!code.ok) return code
  if (!code.value) return refused('invalid', { fields: { code: { code: 'code_unknown' } } })
  const asked = body.shippingFees ?? 0
  const tax = taxAt(null, readTaxSetting(rules.value.values))
  const sold = goods.value.map((good) => taxGood(good, tax))
  const totals = priceOrder({ goods: sold, code: code.value, asked, counted: 0, rules: rules.value })
  if (!totals.ok) return totals
  const counted = goods.value.map(({ idProduct }) => idProduct).filter((product) => code.value && countsFor(code.value, product))
  const { id, type, amount, detailType, code: spelled } = code.value
  const { discount, shippingDiscount, total, subtotal, shippingFees } = totals.value
  return done({
    discount: { id, type, amount, detailType, code: spelled },
    cart: { value: discount + shippingDiscount, total, subtotal, shippingFees },
    products: [...new Set(counted)],
  })
}

async function tryCode(ctx: CallContext, trial: Parameters<typeof chooseCode>[1]): ReturnType<typeof chooseCode> {
  const typed = trial.typed ?? ''
  const begun = await beginCodeTry(typed, ctx)
  if (!begun.ok) return begun
  const code = await chooseCode(ctx.read, trial)
  if (code.ok && code.value && begun.value.isCounted) await endCodeTry(typed, ctx)
  return code
}
