import { orThrow } from '#app/http/answers.server.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { drawRoundMap, reach, sayRanks } from '#app/models/site/places/round-map.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { giftTexts } from '#app/texts/selling/gift.ts'
import { pointTexts } from '#app/texts/selling/pickup-points.ts'
import { promiseTexts, sayArrivalBy, sayDayOf } from '#app/texts/selling/promise.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { DeliveryView, Point, PointMapView, Way } from '#app/ui/selling/checkout/delivery-step-view.ts'
import type { SlotGroup } from '#app/ui/selling/orders/order-acts.tsx'
import { type CartWay, summariseCart, termsOf } from '../cart/cart-summary.server.ts'
import { groupSlots, nameSlot } from '../cart/collection-slots.server.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'
import { sayAddress } from './contact-step.server.ts'
import { destinationOf } from './find-missing.server.ts'
import { listOffers, type Offer, priceOffer } from './offers.server.ts'

/** How the goods may travel, and what was chosen of it; `typed` is where points were looked for on a page that is refused. */
export async function viewDelivery(checkout: Checkout, url: URL, typed = ''): Promise<DeliveryView> {
  const { cart } = checkout
  const destination = destinationOf(cart) ?? { postalCode: '', city: '', country: 'FR' }
  const offers = await listOffers(checkout, destination)
  const open = orThrow(await checkout.api.listCollectionSlots())
  const slots = groupSlots(open)
  const towards = { ...checkout, cart: { ...cart, city: { postalCode: destination.postalCode, name: destination.city } } }
  const ways = listWays(towards, offers.ok ? offers.value : [], open[0]?.day)
  const asked = url.searchParams.get('autour')?.slice(0, 12)
  const around = typed || asked || destination.postalCode
  const hasPoints = ways.some(({ kind }) => kind === 'pickup')
  return {
    ways,
    chosen: asked ? nameOf(ways, 'pickup') : chosenWay(cart, ways),
    fault: offers.ok
      ? ''
      : Object.values(offers.error.fields ?? {})
          .flat()
          .join(' ') || offers.error.message,
    ...(await viewPoints(checkout, { ...destination, postalCode: around }, hasPoints)),
    around,
    point: cart.accessPointAddress?.id ?? '',
    slots,
    ...viewSlot(cart, slots),
    ...(await viewPlaces(checkout)),
    countries: orThrow(await checkout.api.listCountries()).map(({ id, name }) => ({ id, name })),
    message: cart.message,
    gift: cart.gift ?? null,
    wrapping: cart.wrappingOffer && sayWrapping(cart.wrappingOffer.price),
    asksPhone: cart.phone === '' && ways.some(({ asks }) => asks),
  }
}

function sayWrapping(price: number): string {
  return price === 0 ? giftTexts.wrapFree : giftTexts.wrap(sayCents(price))
}

/** The slot that was chosen; one that has filled up or closed meanwhile is said to be gone. */
function viewSlot({ deliveryType, clickAndCollect }: Cart, slots: readonly SlotGroup[]) {
  const { slotLost, collectLost } = checkoutAnswers.delivery
  if (deliveryType !== 'clickAndCollect' || !clickAndCollect) return { slot: '', lost: '' }
  const slot = nameSlot({ ...clickAndCollect, day: clickAndCollect.date })
  if (slots.some((group) => group.slots.some(({ value }) => value === slot))) return { slot, lost: '' }
  return { slot: '', lost: slots.length > 0 ? slotLost : collectLost }
}

function listWays(checkout: Checkout, offers: readonly Offer[], firstDay: string | undefined): Way[] {
  const { delivery: words } = checkoutAnswers
  const { cart, code, facts } = checkout
  const { isWinemaker: isAlcohol } = facts.info
  const named = goodsWordsOf(facts.values)
  const comesTo = (way: CartWay) => summariseCart(cart, code, termsOf(facts.values), way)
  const carried = offers.map((offer): Way => {
    const kind = offer.deliveryType === 'PICKUP' ? 'pickup' : 'home'
    const seen = priceOffer(checkout, offer)
    const price = seen === 0 ? words.free : sayCents(seen)
    const summary = comesTo({ deliveryType: 'delivery', carrier: offer })
    const arrival = sayArrivalBy(offer.deliveryType, offer.promise)
    const asks = offer.wantsPhone
    return { value: `c-${offer.id}`, kind, title: offer.name, hint: words[kind](isAlcohol), arrival, price, seen, asks, summary }
  })
  const collect: Way = {
    value: 'collect',
    kind: 'collect',
    title: words.collect(named),
    hint: words.collectHint(isAlcohol),
    arrival: firstDay ? promiseTexts.collect(named, sayDayOf(firstDay)) : '',
    price: words.noFees,
    seen: 0,
    asks: false,
    summary: comesTo({ deliveryType: 'clickAndCollect', carrier: null }),
  }
  const none: Way = {
    value: 'none',
    kind: 'none',
    title: words.none,
    hint: words.noneHint,
    arrival: '',
    price: words.noFees,
    seen: 0,
    asks: false,
    summary: comesTo({ deliveryType: 'no_delivery', carrier: null }),
  }
  return [...(checkout.cart.bottles.places === 0 ? [none] : []), ...carried, ...(firstDay ? [collect] : [])]
}

/** What was chosen; before that the way to the door, if there is one: nobody is sent to a point they have not seen. */
function chosenWay({ deliveryType, carrier }: Cart, ways: readonly Way[]): string {
  const kind = deliveryType === 'clickAndCollect' ? 'collect' : deliveryType === 'no_delivery' ? 'none' : undefined
  const kept = ways.find((way) => (kind ? way.kind === kind : way.value === `c-${carrier?.id}`))
  return (kept ?? ways.find((way) => way.kind !== 'pickup'))?.value ?? ''
}

function nameOf(ways: readonly Way[], kind: Way['kind']): string {
  return ways.find((way) => way.kind === kind)?.value ?? ''
}

const mostPoints = 10

/** How far somebody may be thought to go for their bottles, in kilometres. */
const nearby = 40

type Near = { postalCode: string; city: string; country: string }

async function viewPoints({ api }: Checkout, { postalCode, city, country }: Near, hasPoints: boolean) {
  const body = { postalCode, city: city || postalCode, country }
  const found = hasPoints && postalCode.length > 1 ? await api.listAccessPoints({ body }) : undefined
  const points = (found?.ok ? found.value : []).slice(0, mostPoints)
  const onMap = placeOnMap(points)
  const isMeasured = points.some(({ distance }) => distance !== undefined)
  const says = onMap.length > 0 ? pointTexts.measured : pointTexts.measuredAlone
  return {
    points: points.map((point) => viewPoint(point, postalCode, onMap.find(({ id }) => id === point.id)?.rank)),
    map: onMap.length > 0 ? viewMap(onMap, postalCode) : undefined,
    measured: isMeasured ? says(postalCode) : '',
  }
}

function viewPoint({ id, name, addLine1, zipCode, city, hours, icon, distance }: Point, postalCode: string, mark?: number) {
  // Where no distance is known, near is what lies in the same department.
  const isNear = distance === undefined ? zipCode.slice(0, 2) === postalCode.slice(0, 2) : distance <= nearby
  const far = distance === undefined ? '' : pointTexts.far(distance)
  return { id, name, hours, icon, address: `${addLine1}, ${zipCode} ${city}`, isNear, far, mark }
}

/** Those that a map shows: the near ones, or all where there are not two of them. */
function placeOnMap(points: readonly Point[]) {
  const known = points.flatMap(({ id, distance, bearing }) =>
    distance === undefined || bearing === undefined ? [] : [{ id, distance, bearing }],
  )
  const near = known.filter(({ distance }) => distance <= nearby)
  const shown = near.length > 1 ? near : known
  return shown.length > 1 ? shown.map((point, at) => ({ ...point, rank: at + 1 })) : []
}

function viewMap(points: Parameters<typeof drawRoundMap>[0], town: string): PointMapView {
  const { rings, marks, isTaken } = drawRoundMap(points)
  const round = (units: number) => Math.round(units * 10) / 10
  return {
    size: 2 * reach + 60,
    rings: rings.map(({ radius }) => round(radius)),
    words: [
      { x: 0, y: -reach - 8, says: pointTexts.north },
      ...rings.map(({ label, distance }) => ({
        x: round(label.x),
        y: round(label.y + 5),
        says: pointTexts.kilometres(distance),
      })),
      ...(isTaken ? [] : [{ x: 0, y: 27, says: town }]),
    ],
    marks: marks.map(({ x, y, ranks }) => {
      const says = sayRanks(ranks)
      return { x: round(x), y: round(y), wide: Math.max(24, 12 + says.length * 8), says }
    }),
  }
}

async function viewPlaces({ cart, member, api }: Checkout) {
  const { shipping, billing } = cart.addresses
  const { mine, other } = checkoutAnswers.delivery
  const saved = member ? orThrow(await api.listOwnAddresses()).slice(0, 10) : []
  const others = saved.filter((one) => !billing || sayAddress(one) !== sayAddress(billing))
  return {
    places: [
      { value: 'mine', says: billing ? `${mine} : ${sayAddress(billing)}` : mine },
      ...others.map((one) => ({ value: `a-${one.id}`, says: sayAddress(one) })),
      { value: 'other', says: other },
    ],
    place: shipping ? 'other' : 'mine',
    other: Object.fromEntries(Object.entries(shipping ?? {}).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  }
}
