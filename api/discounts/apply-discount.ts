import { countsFor } from '#app/models/discount-code.ts'
import { done, refused } from '#app/models/outcome.ts'
import { blockOf } from '../accounts/address-block.ts'
import { countTry, giveBackRate } from '../accounts/take-rate.ts'
import type { Contract } from '../contract/index.ts'
import { chooseCode } from '../orders/choose-code.ts'
import { chooseGoods } from '../orders/choose-goods.ts'
import { readOrderRules } from '../orders/read-order-rules.ts'
import { reckonOrder } from '../orders/reckon-order.ts'
import { askStock, refuseAsks } from '../stock/count-stock-asks.ts'
import type { UseCase } from '../visit.ts'

const tries = { limit: 20, windowSeconds: 3600 }

/**
 * What a code changes to a cart; codes are counted before they are looked at, so that nobody goes through them all.
 * One that counts is given back: whoever has it sees it on each page of their order, and has learnt nothing by it.
 */
export const applyDiscount: UseCase<Contract['applyDiscount']> = async ({ body }, visit) => {
  const { read, now, clientAddress } = visit
  const bucket = `codes of block ${blockOf(clientAddress)}`
  const allowed = await countTry(visit, [{ bucket, ...tries, now }])
  if (!allowed.ok) return allowed
  const rules = await readOrderRules(visit, read)
  if (!rules.ok) return rules
  const wanted = { wanted: body.products, rules: rules.value }
  const tooOften = await askStock(visit, wanted)
  if (tooOften.length > 0) return refuseAsks(tooOften, ({ at }) => `products.${at}.quantity`)
  const goods = await chooseGoods(read, body.products, rules.value)
  if (!goods.ok) return goods
  const code = await chooseCode(read, { typed: body.code, goods: goods.value, customer: undefined, now, field: 'code' })
  if (!code.ok) return code
  if (!code.value) return refused('invalid', { fields: { code: { code: 'code_unknown' } } })
  const asked = body.shippingFees ?? 0
  const totals = reckonOrder({ goods: goods.value, code: code.value, asked, counted: 0, rules: rules.value })
  if (!totals.ok) return totals
  await visit.inTransaction((tx) => giveBackRate(tx, bucket))
  const counted = goods.value.map(({ idProduct }) => idProduct).filter((product) => code.value && countsFor(code.value, product))
  const { id, type, amount, detailType, code: spelled } = code.value
  const { discount, shippingDiscount, total, subtotal, shippingFees } = totals.value
  return done({
    discount: { id, type, amount, detailType, code: spelled },
    cart: { value: discount + shippingDiscount, total, subtotal, shippingFees },
    products: [...new Set(counted)],
  })
}
