import { href } from 'react-router'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayFullDay, sayLongMoment } from '#app/models/platform/time/french-date.ts'
import { hasLeft } from '#app/models/selling/after/after-sale.ts'
import { wayToPay } from '#app/models/selling/money/card-means.ts'
import { isAwaited } from '#app/models/selling/payment.ts'
import { saySpan } from '#app/models/site/settings/opening-hours.ts'
import { followTexts, wayTexts as words } from '#app/texts/selling/order-follow.ts'
import { promiseTexts, sayDayOf, sayLimit, sayPromisedDays } from '#app/texts/selling/promise.ts'
import type { WayStep } from '#app/ui/selling/after/order-way.tsx'
import type { Order } from './order-screen.server.ts'

type Told = Omit<WayStep, 'stands' | 'links'> & Partial<Pick<WayStep, 'links'>>

/** What happens to an order from its placing to the table, in three steps with their days; nothing of what is over, or nobody sends. */
export function wayOf(order: Order, goods: GoodsWords, now = new Date()): WayStep[] {
  const { payment, fulfilment, delivery } = order
  const isOver = fulfilment === 'cancelled' || payment === 'expired' || payment === 'refunded'
  if (isOver || delivery.type === 'NO_DELIVERY') return []
  const at = placeOf(order)
  return [moneyOf(order), packingOf(order, goods), arrivalOf(order, now)].map((step, place) => ({
    links: [],
    ...step,
    stands: place < at ? 'done' : place === at ? 'now' : 'next',
  }))
}

/** Which of the three steps is under way; beyond the last one all are done. */
function placeOf({ payment, fulfilment, means }: Order): number {
  if (fulfilment === 'completed') return 3
  if (fulfilment === 'ready' || hasLeft(fulfilment)) return 2
  if (fulfilment !== 'new' || !isAwaited(payment)) return 1
  return means === 'ON_COLLECTION' ? 1 : 0
}

function moneyOf({ payment, means, cardMeans, total, expiresAt }: Order): Told {
  if (total === 0) return { title: isAwaited(payment) ? words.toConfirm : words.noted, big: '', says: words.free }
  if (!isAwaited(payment)) return { title: words.paid, big: sayCents(total), says: words.thanks }
  if (means === 'ON_COLLECTION') return { title: words.noted, big: sayCents(total), says: words.atCounter }
  return {
    title: words[wayToPay(means, cardMeans)],
    big: sayCents(total),
    says: expiresAt ? words.before(sayLongMoment(expiresAt)) : '',
  }
}

function packingOf({ delivery, promise, fulfilment, payment }: Order, goods: GoodsWords): Told {
  if (delivery.collection)
    return { title: fulfilment === 'ready' ? words.ready(goods) : words.packing, big: '', says: words.forYou(goods) }
  if (hasLeft(fulfilment)) return { title: words.left, big: '', says: words.tracked }
  const isFirm = promise && (promise.by === null || !isAwaited(payment))
  return { title: words.packing, big: '', says: isFirm ? words.leaves(sayDayOf(promise.leaves)) : words.told }
}

function arrivalOf(order: Order, now: Date): Told {
  const { delivery, promise, payment, total } = order
  if (delivery.collection) {
    const { day, name } = delivery.collection
    const says = [saySpan(delivery.collection), name].filter(Boolean).join(', ')
    const calendar = {
      href: href('/suivi/:token/retrait.ics', { token: order.token }),
      label: followTexts.calendar,
      isFile: true,
    }
    return { title: words.collect, big: sayFullDay(day), says, links: [calendar, ...wayTo(delivery.collection)] }
  }
  const { accessPoint: point } = delivery
  const title = point ? words.point : words.home
  const links = point ? wayTo({ address: point.addLine1, city: `${point.zipCode} ${point.city}` }) : []
  if (order.fulfilment === 'completed') return { title, big: '', says: '', links: [] }
  if (!promise) return { title, big: '', says: words.legal, links }
  const waitsFor = isAwaited(payment) ? promise.by : null
  if (waitsFor !== null && waitsFor <= now.toISOString())
    return { title, big: '', says: total === 0 ? promiseTexts.laterConfirmed : promiseTexts.later, links }
  const condition = total === 0 ? words.ifConfirmed : words.ifPaid
  return { title, big: sayPromisedDays(promise), says: waitsFor === null ? '' : condition(sayLimit(waitsFor)), links }
}

/** A map that opens elsewhere, by a click: nothing of it is loaded here. */
function wayTo({ address, city }: { address: string; city: string }): WayStep['links'] {
  const place = [address, city].filter(Boolean).join(', ')
  if (place === '') return []
  return [{ href: `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`, label: followTexts.wayThere }]
}
