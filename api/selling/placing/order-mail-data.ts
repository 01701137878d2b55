import { sayCapacity } from '#app/models/catalog/capacity.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayHour, sayLongMoment, sayShortDay } from '#app/models/platform/time/french-date.ts'
import { sayDay } from '#app/models/platform/time/working-days.ts'
import { addresses } from '#app/models/platform/web/addresses.ts'
import { wayToPay } from '#app/models/selling/money/card-means.ts'
import { keptByCard } from '#app/models/selling/orders/unproven-order.ts'
import { sayTime } from '#app/models/site/settings/opening-hours.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { durabilityTexts } from '#app/texts/catalog/durability.ts'
import { giftTexts } from '#app/texts/selling/gift.ts'
import { orderTexts } from '#app/texts/selling/orders.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { Site } from '../../platform/call/call-context.ts'
import type { Delivery } from '../checkout/choose-delivery.ts'
import type { Good } from '../goods/read-goods.ts'
import type { OrderRow } from '../orders/add-step.ts'
import { payeeText } from '../orders/payee-text.ts'
import { appointmentFor } from './order-appointment.ts'

/** What of a delivery is told; of an order that was placed there is no more. */
type Told = Pick<Delivery, 'type' | 'carrier' | 'accessPoint' | 'collection'>

type House = { values: ParameterValues; site: Pick<Site, 'name' | 'origin'> }

type Said = {
  goods: readonly Good[]
  paid: readonly number[]
  delivery: Delivery
  /** When it comes, and what keeps it. */
  arrival: string
  values: ParameterValues
  site: Pick<Site, 'name' | 'origin'>
}

/** What the mails of a new order say of it. */
export function orderMailData(order: OrderRow, { goods, paid, delivery, arrival, values, site }: Said): Record<string, string> {
  // An order that has just been placed opens its first page of payment.
  const isCard = order.means === 'CARD' && order.is_proven === 0
  const keptUntil = isCard && order.expires_at ? keptByCard({ since: order.placed_at, expiry: order.expires_at }) : null
  const isPayable = order.payment_state === 'awaiting' && order.total > 0
  return {
    lines: [
      ...goods.map((good, place) => `${good.quantity} × ${sayGood(good)} : ${sayCents(paid[place] ?? 0)}`),
      // Lines, what a code takes off them and the delivery come to the total.
      ...(order.discount > 0 ? [orderTexts.discount(order.discount_code, sayCents(-order.discount))] : []),
      ...(order.wrapping > 0 ? [giftTexts.wrappedFor(sayCents(order.wrapping))] : []),
    ].join('\n'),
    date: sayShortDay(order.placed_at),
    delivery: sayDelivery(delivery, order.shipping_fees),
    arrival,
    durability: listDurabilities(goods).join('\n'),
    until: order.expires_at ? sayUntil(order, order.expires_at) : '',
    ...(keptUntil && { sure: sayHour(keptUntil) }),
    ...(order.expires_at &&
      order.is_proven === 0 &&
      order.means !== 'CARD' && { prove: addresses.askOrderLink, kept: sayLongMoment(order.expires_at) }),
    means: isPayable ? wayToPay(order.means, order.card_means) : 'NONE',
    terms: String(order.terms_version),
    ...payeeText(values),
    ...(delivery.collection && {
      appointment: JSON.stringify(
        appointmentFor(order, delivery.collection, {
          house: houseOf({ values, site }),
          toldAt: order.placed_at,
          isCancelled: false,
        }),
      ),
    }),
  }
}

function listDurabilities(goods: readonly Good[]): string[] {
  return goods.flatMap(({ name, durability }) => (durability ? [`${name}. ${durabilityTexts.says(durability)}`] : []))
}

function houseOf({ values, site }: House) {
  const { COMPANY_NAME: name, COMPANY_PHONE: phone, COMPANY_EMAIL: email } = values
  return { name: name || site.name, phone, email: email || undefined, origin: site.origin, named: goodsWordsOf(values) }
}

/** The day on which an order ends unpaid, or the very minute where it does within hours. */
function sayUntil({ means, is_proven }: OrderRow, expiresAt: string): string {
  return is_proven === 0 || means === 'CARD' ? sayLongMoment(expiresAt) : sayShortDay(expiresAt)
}

/** A place and a time, as they are said to whoever fetches an order. */
export function sayCollection({ name, address, city, day, opens, closes }: NonNullable<Delivery['collection']>): string {
  const place = [name, address, city].filter(Boolean).join(', ')
  return `${orderTexts.collection} ${sayDay(day)}, ${sayTime(opens)} – ${sayTime(closes)}, ${place}`
}

function sayGood({ name, details }: Good): string {
  return [name, details.year, sayCapacity(details)].filter(Boolean).join(' ')
}

/** How an order reaches its buyer, and what that costs. */
export function sayDelivery({ type, carrier, accessPoint, collection }: Told, fees: number): string {
  if (collection) return sayCollection(collection)
  if (type === 'NO_DELIVERY') return orderTexts.noDelivery
  const where = accessPoint ? `, ${accessPoint.name}, ${accessPoint.city}` : ''
  return `${orderTexts.delivery(carrier?.name ?? '')}${where}, ${fees === 0 ? orderTexts.freeShipping : sayCents(fees)}`
}
