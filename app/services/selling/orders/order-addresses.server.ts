import { href } from 'react-router'
import { sayFullDay } from '#app/models/platform/time/french-date.ts'
import { saySpan } from '#app/models/site/settings/opening-hours.ts'
import { giftTexts, sayGift } from '#app/texts/selling/gift.ts'
import { followTexts as words } from '#app/texts/selling/order-follow.ts'
import { counterTexts } from '#app/texts/selling/orders.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import type { AddressCardView } from '#app/ui/selling/orders/order-addresses.tsx'
import type { Order } from './order-screen.server.ts'

type Address = Order['address']['billing']
type Collection = NonNullable<Order['delivery']['collection']>

/** Where an order goes or is fetched, and to whom it is billed. */
export function addressCardsOf(order: Order): AddressCardView[] {
  const { address, email, gift } = order
  return [
    goalOf(order),
    ...(gift ? [{ title: giftTexts.title, lines: sayGift(gift) }] : []),
    { title: words.billing, lines: linesOf(address.billing) },
    ...(email ? [{ title: words.reach, lines: [email] }] : []),
  ]
}

function goalOf({ delivery, address }: Order): AddressCardView {
  const { accessPoint: point, collection, carrier } = delivery
  const by = carrier ? [carrier.name] : []
  if (collection) {
    const link = { href: href('/contact'), label: words.comeHere }
    return {
      title: words.collection,
      lines: [sayFullDay(collection.day), saySpan(collection), collection.name, placeOf(collection)].filter(Boolean),
      link,
    }
  }
  if (point) {
    const lines = [point.name, point.addLine1, `${point.zipCode} ${point.city}`, ...by]
    return { title: words.accessPoint, lines }
  }
  if (delivery.type === 'NO_DELIVERY') return { title: words.delivery, lines: [words.noDelivery] }
  return { title: words.delivery, lines: [...linesOf(address.delivery ?? address.billing), ...by] }
}

function placeOf({ address, city }: Collection): string {
  return [address, city].filter(Boolean).join(', ')
}

function linesOf({ firstname, lastname, address, addressPart2, postalCode, city, country }: Address): string[] {
  const lines = [
    `${firstname} ${lastname}`,
    address,
    addressPart2 ?? '',
    `${postalCode} ${city}`,
    country === 'FR' ? '' : (countryNames[country] ?? country),
  ].filter((line) => line.trim() !== '')
  return lines.length > 0 ? lines : [counterTexts.buyer]
}
