import { done, type Outcome } from '#app/models/platform/outcome.ts'
import type { CartTotals } from '#app/models/selling/cart/cart-totals.ts'
import type { Wrapping } from '#app/models/selling/cart/gift.ts'
import type { PaymentMeans } from '#app/models/selling/payment.ts'
import type { Tax } from '#app/models/selling/tax/tax.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { type Buyer, chooseBuyer, chooseBuyerByHand, refuseWithoutPhone } from '../checkout/choose-buyer.ts'
import { type ChosenCode, chooseCode } from '../checkout/choose-code.ts'
import { chooseDelivery, type Delivery } from '../checkout/choose-delivery.ts'
import { chooseMeans, chooseMeansByHand } from '../checkout/choose-means.ts'
import { chooseWrapping } from '../checkout/choose-wrapping.ts'
import { priceOrder, refuseOtherPrices } from '../checkout/price-order.ts'
import { taxGood, taxOrder } from '../checkout/tax-order.ts'
import { chooseGoods } from '../goods/choose-goods.ts'
import type { Good, KnownGoods } from '../goods/read-goods.ts'
import { type OrderRules, readKeptRules } from '../goods/read-order-rules.ts'
import { blockKeyOf } from '../orders/block-key.ts'
import { takesKeptCards } from '../payments/keys/takes-cards.ts'

/** An order that could be placed, as it stands within one transaction. */
export type Reckoned = {
  rules: OrderRules
  buyer: Buyer
  /** At the prices and rates of where they go. */
  goods: Good[]
  tax: Tax
  delivery: Delivery
  code: ChosenCode | null
  totals: CartTotals
  wrapping: Wrapping | null
  means: PaymentMeans
  /** The shop takes cards; of what the house takes down itself nobody asks. */
  takesCards: boolean
}

/** That the house takes an order down itself; what is paid there and then may be paid so whatever is offered on the site. */
export type ByHand = { isPaid: boolean }

type Body = Read<Contract['placeOrder']>['body']

/** `known`: what was read of its goods before the transaction. */
type Judging = { body: Body; byHand?: ByHand | undefined; known?: KnownGoods | undefined }

/** Judges an order from who asks to what it costs; the first thing that stands in its way is what is refused. */
export async function evaluateOrder(
  read: SiteReader,
  { body, byHand, known }: Judging,
  ctx: CallContext,
): Promise<Outcome<Reckoned>> {
  const { now } = ctx
  const rules = await readKeptRules(ctx, read)
  if (!rules.ok) return rules
  const buyer = byHand ? chooseBuyerByHand(body.user, rules.value) : await chooseBuyer(read, body, ctx, rules.value)
  if (!buyer.ok) return buyer
  const goods = await chooseGoods(read, body.products, rules.value, { byHand: byHand !== undefined, known })
  if (!goods.ok) return goods
  const delivery = await chooseDelivery(read, { body, goods: goods.value, rules: rules.value, now, byHand: byHand !== undefined })
  if (!delivery.ok) return delivery
  const reachable = byHand ? done(null) : refuseWithoutPhone(body, delivery.value)
  if (!reachable.ok) return reachable
  const taxed = taxOrder(body, delivery.value, rules.value)
  if (!taxed.ok) return taxed
  const tax = taxed.value
  const sold = goods.value.map((good) => taxGood(good, tax))
  const block = byHand ? '' : blockKeyOf(ctx.clientAddress)
  const trial = {
    typed: body.discount,
    goods: goods.value,
    customer: { mailboxKey: buyer.value.mailboxKey, block },
    now,
    field: 'discount',
  }
  const code = await chooseCode(read, trial)
  if (!code.ok) return code
  const { asked, counted, type } = delivery.value
  const wrapping = chooseWrapping(body, tax, rules.value)
  if (!wrapping.ok) return wrapping
  const totals = priceOrder({ goods: sold, code: code.value, asked, counted, rules: rules.value, wrapping: wrapping.value })
  if (!totals.ok) return totals
  const wish = { wanted: body.payment, delivery: type, total: totals.value.total }
  const { values } = rules.value
  const withCards = await findCards(read, ctx, { values, byHand })
  const means = byHand ? chooseMeansByHand(wish, values, byHand) : chooseMeans(wish, { values, takesCards: withCards })
  if (!means.ok) return means
  const same = refuseOtherPrices(body, totals.value)
  if (!same.ok) return same
  return done({
    rules: rules.value,
    buyer: buyer.value,
    goods: sold,
    tax,
    delivery: delivery.value,
    code: code.value,
    totals: totals.value,
    wrapping: wrapping.value,
    means: means.value,
    takesCards: withCards,
  })
}

type Offering = { values: OrderRules['values']; byHand: ByHand | undefined }

async function findCards(read: SiteReader, ctx: CallContext, { values, byHand }: Offering): Promise<boolean> {
  return byHand ? false : takesKeptCards(read, ctx, values)
}
