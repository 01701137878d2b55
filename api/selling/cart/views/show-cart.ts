import type { z } from 'zod'
import { type CarrierOffer, type CartDelivery, noDelivery } from '#app/models/selling/cart/cart-delivery.ts'
import type { Destination } from '#app/models/selling/tax/territory.ts'
import { readShopView } from '../../../catalog/rows/shop-view.ts'
import type { Cart, CartEntries } from '../../../contract/selling/entities/cart.ts'
import type { CallContext } from '../../../platform/call/call-context.ts'
import { promiseParcel, readPromiseRules } from '../../shipping/promise-rules.ts'
import { readCarriers } from '../../shipping/sold-countries.ts'
import { adviseCart } from './advise-cart.ts'
import { type CartLineRow, type CartRow, currentDelivery, readCartLines } from './cart-rows.ts'
import type { LineInCart } from './read-cart-goods.ts'
import { sayRemovals } from './removals.ts'
import { type CartRules, type CartWay, showGoods } from './show-goods.ts'

type CartAnswer = z.input<typeof Cart>
type Entries = z.infer<typeof CartEntries>
type Around = Pick<CallContext, 'site' | 'lang' | 'read' | 'now' | 'settings'>

/** Goods of which nobody has said where they go. */
export const atHome: CartWay = { fees: 0, place: null }

/** What a cart tells of its buyer before anybody has entered anything. */
export const nothingEntered: Entries = { addresses: { shipping: null, billing: null }, phone: '', message: '' }

/** What there is to know of a shop with carts; nothing where there is no shop, or where prices are hidden. */
export async function readCartShop(ctx: Around): Promise<CartRules['view'] | undefined> {
  const view = await readShopView(ctx)
  return view?.hidesPrices ? undefined : view
}

/** By what a cart is shown; nothing where there is none. */
export async function readCartRules(ctx: Around): Promise<CartRules | undefined> {
  const view = await readCartShop(ctx)
  return view && { view, values: (await ctx.settings.of(ctx)).values }
}

/** A cart as its buyer sees it, at the prices and stocks of now. */
export async function showCart(ctx: Around, cart: CartRow, rules: CartRules): Promise<CartAnswer> {
  const { read, now } = ctx
  const rows = await readCartLines(read, cart.id)
  const delivery = currentDelivery(cart, rows, now)
  const entries = cart.entries === '' ? nothingEntered : (JSON.parse(cart.entries) as Entries)
  const way = { ...wayOf(delivery), isWrapped: entries.gift?.isWrapped === true }
  const { shown, goods, load } = await showGoods(read, rows.map(toLine), rules, way)
  return {
    ...shown,
    ...(await promiseDeliveries(ctx, { delivery, isPrimeur: load.isPrimeur }, rules)),
    id: cart.id,
    removed: await sayRemovals(read, cart, now),
    isCalculating: cart.quoting_until > now.toISOString(),
    ...entries,
    advice: delivery.shippingPrices.length > 0 ? await adviseCart(read, { goods, load, delivery, values: rules.values }) : null,
  }
}

type Travelling = { delivery: CartDelivery; isPrimeur: boolean }

/** The way of a cart with the days on which each offer would come now. */
async function promiseDeliveries({ read, now }: Around, { delivery, isPrimeur }: Travelling, { values }: CartRules) {
  const { shippingPrices, carrier, city, country, accessPointAddress: point } = delivery
  if (shippingPrices.length === 0 && !carrier) return { ...delivery, shippingPrices: [], carrier: null }
  const rules = await readPromiseRules(read, { values, now, carriers: await readCarriers(read) })
  const town = country && city ? { country: country.id, postalCode: city.postalCode } : null
  const promise = (offer: CarrierOffer, place: Destination | null) => ({
    ...offer,
    // Carts that were reckoned before carriers could do without a number ask for one.
    wantsPhone: offer.wantsPhone ?? true,
    promise: promiseParcel(rules, { idCarrier: offer.id, place, isPrimeur }),
  })
  const fetched = carrier?.deliveryType === 'PICKUP' && point ? { country: point.country, postalCode: point.zipCode } : town
  return {
    ...delivery,
    shippingPrices: shippingPrices.map((offer) => promise(offer, town)),
    carrier: carrier && promise(carrier, fetched),
  }
}

/** What an act finds that went where its cart has gone: it is told nothing of what lies there. */
export async function showNothing({ read }: Around, id: string, rules: CartRules): Promise<CartAnswer> {
  const { shown } = await showGoods(read, [], rules, atHome)
  return {
    ...shown,
    ...noDelivery,
    shippingPrices: [],
    carrier: null,
    id,
    removed: [],
    isCalculating: false,
    ...nothingEntered,
    advice: null,
  }
}

/** What does not travel asks for nothing, whoever was chosen before; what does is taxed where it goes. */
function wayOf({ deliveryType, carrier, accessPointAddress: point, country, city }: CartDelivery): CartWay {
  if (deliveryType !== 'delivery') return atHome
  const fees = carrier?.fdp ?? 0
  if (carrier?.deliveryType === 'PICKUP' && point) return { fees, place: { country: point.country, postalCode: point.zipCode } }
  return { fees, place: country && city ? { country: country.id, postalCode: city.postalCode } : null }
}

/** A stored line as it is reckoned with. */
export function toLine({ id, declination_id, quantity, seen_price }: CartLineRow): LineInCart {
  return { id, declinationId: declination_id, quantity, seenPrice: seen_price }
}
