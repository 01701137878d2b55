import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import {
  type CarrierOffer,
  type DeliveryTown,
  dropShippingPrices,
  takeShippingPrices,
} from '#app/models/selling/cart/cart-delivery.ts'
import { findCountry } from '#app/models/site/places/country.ts'
import type { Answer, Contract } from '../../contract/index.ts'
import type { CallContext, UseCase } from '../../platform/call/call-context.ts'
import { after } from '../../platform/secrets/secrets.ts'
import { calculateShippingFees } from '../shipping/calculate-shipping-fees.ts'
import { changeCart } from './change-cart.ts'
import { type CartLineRow, type CartRow, currentDelivery, findCart, nameLines, readCartLines } from './views/cart-rows.ts'
import { readWantedGoods } from './wanted-goods.ts'

/** How long a calculation may take before another may begin, and how long its offers are good, in seconds. */
const mostTime = 20
const goodFor = 3600

/** Reckons what the shipping of a cart costs; while one reckoning is under way, a second does nothing. */
export const calculateCartShipping: UseCase<Contract['calculateCartShipping']> = async ({ params, body }, ctx) => {
  const cart = await findCart(ctx.read, ctx, params.id)
  if (!cart) return refused('not_found')
  if (!(await beginQuote(ctx, cart.id))) return refused('conflict')
  try {
    const lines = await readCartLines(ctx.read, cart.id)
    const products = await readWantedGoods(ctx.read, cart.id)
    const { city = '', country, postalCode } = body
    const offers =
      products.length > 0
        ? await calculateShippingFees({ body: { products, postalCode, country } }, ctx)
        : refused('invalid', { fields: { products: { code: 'required' } } })
    const { alphaThree = '' } = findCountry(country) ?? {}
    const place = { city: { postalCode, name: city }, country: { id: country, alphaTwo: country, alphaThree } }
    return await keepQuote(ctx, cart, { lines, place, offers })
  } finally {
    await endQuote(ctx, cart.id)
  }
}

type Offers = Outcome<Answer<Contract['calculateShippingFees']>>
type Quote = { lines: readonly CartLineRow[]; place: DeliveryTown; offers: Offers }

/** One statement decides who reckons. */
function beginQuote({ inTransaction, now }: CallContext, cartId: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const begun = await tx
      .updateTable('carts')
      .set({ quoting_until: after(now, mostTime) })
      .where('id', '=', cartId)
      .where('quoting_until', '<=', now.toISOString())
      .executeTakeFirst()
    return begun.numUpdatedRows > 0n
  })
}

async function endQuote({ inTransaction }: CallContext, cartId: string): Promise<void> {
  await inTransaction((tx) => tx.updateTable('carts').set({ quoting_until: '' }).where('id', '=', cartId).execute())
}

/** Days are promised anew whenever a cart is shown: those of an hour ago may be others by now. */
function toKept({ promise: _, ...offer }: Answer<Contract['calculateShippingFees']>[number]): CarrierOffer {
  return offer
}

/** What failed leaves neither carrier nor prices; the refusal says why. */
async function keepQuote(ctx: CallContext, cart: CartRow, { lines, place, offers }: Quote) {
  const { now } = ctx
  const kept = await changeCart(ctx, cart.id, async (tx, fresh) => {
    const delivery = currentDelivery(fresh, lines, now)
    const reckoned = offers.ok ? takeShippingPrices(delivery, place, offers.value.map(toKept)) : dropShippingPrices(delivery)
    await tx
      .updateTable('carts')
      .set({
        delivery: JSON.stringify(reckoned),
        quoted_for: nameLines(lines),
        quoted_until: after(now, goodFor),
        quoting_until: '',
      })
      .where('id', '=', cart.id)
      .execute()
    return done({})
  })
  return offers.ok || !kept.ok ? kept : offers
}
