import { orThrow } from '#app/http/answers.server.ts'
import { checkoutTexts } from '#app/texts/selling/checkout.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { giftTexts, sayGift } from '#app/texts/selling/gift.ts'
import { promiseTexts, sayArrivalBy } from '#app/texts/selling/promise.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { SummaryPart } from '#app/ui/selling/checkout/summary-step-view.ts'
import { saySlot, saySlotAddress } from '../cart/collection-slots.server.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'
import { describeMeans } from './describe-means.server.ts'

/** Who orders, how the goods travel and how they are paid: all of it that the order will hold. */
export async function listParts(checkout: Pick<Checkout, 'api' | 'cart' | 'totals' | 'facts'>): Promise<SummaryPart[]> {
  const { api, cart, totals } = checkout
  const { message, noPayment } = checkoutAnswers.summary
  const { coordonnees, livraison, paiement } = checkoutTexts.parts
  const billing = cart.addresses.billing ? [sayWhole(cart.addresses.billing)] : []
  const means =
    totals.total === 0 || !cart.payment
      ? noPayment
      : (await describeMeans(api, [cart.payment], goodsWordsOf(checkout.facts.values))).names[cart.payment]
  return [
    { name: 'coordonnees', title: coordonnees, says: [...billing, [cart.email, cart.phone].filter(Boolean).join(' · ')] },
    {
      name: 'livraison',
      title: livraison,
      says: [
        ...(await sayWay(checkout)),
        ...(cart.message ? [`${message} ${cart.message}`] : []),
        ...(cart.gift ? [`${giftTexts.title} : ${sayGift(cart.gift).join(' · ')}`] : []),
      ],
    },
    { name: 'paiement', title: paiement, says: [means] },
  ]
}

async function sayWay({ cart, api, facts }: Pick<Checkout, 'api' | 'cart' | 'facts'>): Promise<string[]> {
  const { deliveryType, carrier, accessPointAddress: point, clickAndCollect, addresses } = cart
  const { none, collect } = checkoutAnswers.delivery
  if (deliveryType === 'no_delivery') return [none]
  if (deliveryType === 'clickAndCollect') {
    const slots = orThrow(await api.listCollectionSlots())
    const slot = slots.find(({ day, idSchedule }) => day === clickAndCollect?.date && idSchedule === clickAndCollect.idSchedule)
    const at = collect(goodsWordsOf(facts.values))
    return slot ? [at, saySlotAddress(slot), saySlot(slot)] : [at]
  }
  const arrival = sayArrival(cart)
  if (point) return [carrier?.name ?? '', `${point.name}, ${point.addLine1}, ${point.zipCode} ${point.city}`, ...arrival]
  const to = addresses.shipping ?? addresses.billing
  return [carrier?.name ?? '', to ? sayWhole(to) : '', ...arrival]
}

/** When the parcel comes; where no day is promised the law has a term. */
function sayArrival({ carrier }: Cart): string[] {
  if (!carrier) return []
  return [carrier.promise ? sayArrivalBy(carrier.deliveryType, carrier.promise) : promiseTexts.legal]
}

type Written = NonNullable<Cart['addresses']['billing']>

/** An address with everything that was written of it, in one line. */
function sayWhole(written: Written): string {
  const { company, siren, vatNumber, firstname, lastname, address, addressPart2, postalCode, city, country, phone } = written
  const land = country === 'FR' ? '' : (countryNames[country] ?? country)
  const parts = [
    company,
    siren,
    vatNumber,
    `${firstname} ${lastname}`,
    address,
    addressPart2,
    `${postalCode} ${city}`,
    land,
    phone,
  ]
  return parts.filter(Boolean).join(', ')
}
