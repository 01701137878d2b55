import type { Answer, Contract } from '#api/contract/index.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { sayDay } from '#app/models/platform/time/working-days.ts'
import { wishedBetween } from '#app/models/selling/cart/gift.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { refuseFields, textOf } from '../../platform/refuse-fields.server.ts'
import type { Checkout } from './checkout-request.server.ts'
import { priceOffer } from './offers.server.ts'

type Point = Answer<Contract['listAccessPoints']>[number]
type Destination = { postalCode: string; city: string; country: string }
type Wanted = { isPickup: boolean; to: Destination; wish: string | null }

const { delivery: words } = checkoutAnswers

/** Has the carrier take the goods to that place or point; what it costs there is told before the buyer goes on. */
export async function takeCarrier(
  checkout: Checkout,
  form: FormData,
  { isPickup, to, wish }: Wanted,
): Promise<Outcome<unknown, Failure>> {
  const point = isPickup ? await findPoint(checkout, form, to) : undefined
  if (isPickup && !point) return refuseFields({ point: words.pointFault })
  const { postalCode, city, country } = point ? { ...point, postalCode: point.zipCode } : to
  const quoted = await checkout.api.calculateCartShipping({
    params: { id: checkout.cart.id },
    body: { postalCode, city, country },
  })
  if (!quoted.ok) return refuseFields({ mode: sayWhy(quoted.error) }, quoted.error)
  const mode = textOf(form, 'mode', 80)
  const type = isPickup ? 'PICKUP' : 'DELIVERY'
  const carrier = quoted.value.shippingPrices.findIndex((offer) => `c-${offer.id}` === mode && offer.deliveryType === type)
  const offer = quoted.value.shippingPrices[carrier]
  if (!offer) return refuseFields({ mode: sayFault({ code: 'carrier' }) })
  const chosen = await checkout.api.chooseCartDelivery({
    params: { id: checkout.cart.id },
    body: { deliveryType: 'delivery', carrier, ...(point && { accessPointAddress: bare(point) }) },
  })
  if (!chosen.ok) return chosen
  const price = priceOffer({ ...checkout, cart: chosen.value }, offer)
  const seen = Number(textOf(form, `prix-${mode}`, 12) || Number.NaN)
  if (seen !== price) return refuseFields({ mode: words.otherPrice(price === 0 ? words.free : sayCents(price)) })
  return judgeDay(wish, chosen.value.carrier?.promise)
}

/** A day is wished for among those that can be kept: the shop itself looks again when the order is placed. */
function judgeDay(wish: string | null, promised: { from: string } | null | undefined): Outcome<unknown, Failure> {
  const { from, to } = wishedBetween(promised, new Date())
  if (wish === null || (wish >= from && wish <= to)) return done(null)
  return refuseFields({ jour: sayFault({ code: 'wish_days', params: { from: sayDay(from), to: sayDay(to) } }) })
}

async function findPoint({ api }: Checkout, form: FormData, to: Destination): Promise<Point | undefined> {
  const postalCode = textOf(form, 'autour', 12)
  const body = { ...to, ...(postalCode.length > 1 && { postalCode }) }
  const found = await api.listAccessPoints({ body: { postalCode: body.postalCode, city: body.city, country: body.country } })
  const wanted = textOf(form, 'point')
  return found.ok ? found.value.find(({ id }) => id === wanted) : undefined
}

function bare({ hours: _, ...point }: Point) {
  return point
}

function sayWhy({ code, fields, message }: Failure): string {
  if (code === 'conflict') return words.busy
  return (
    Object.values(fields ?? {})
      .flat()
      .join(' ') || message
  )
}
