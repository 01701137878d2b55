import { expect, test } from 'vitest'
import {
  type CartDelivery,
  chooseCarrier,
  chooseDeliveryType,
  dropShippingPrices,
  noDelivery,
  takeShippingPrices,
} from './cart-delivery.ts'

const offer = (id: string, price: number) => ({
  id,
  name: id,
  fdp: price,
  price,
  deliveryType: 'DELIVERY' as const,
  siteType: '',
  serviceCode: id,
  wantsPhone: true,
})
const place = {
  city: { postalCode: '39600', name: 'Arbois' },
  country: { id: 'FR', alphaTwo: 'FR', alphaThree: 'FRA' },
}
const point = { id: 'p', name: 'Relais', addLine1: '', zipCode: '', city: '', country: 'FR', position: null, icon: '' }
const chosen: CartDelivery = {
  ...noDelivery,
  ...place,
  accessPointAddress: point,
  shippingPrices: [offer('a', 900), offer('b', 1400)],
  carrier: offer('b', 1400),
}

test('[T-02] fetching at the house resets carrier, town, shipping prices and access point', () => {
  expect(chooseDeliveryType(chosen, 'clickAndCollect')).toEqual({
    ...noDelivery,
    deliveryType: 'clickAndCollect',
    country: place.country,
  })
})

test('another way of delivery keeps them, and lets go of the hour of collection', () => {
  const collected = { ...chosen, clickAndCollect: { date: '2026-03-02', idAddress: 'a', idSchedule: 's' } }
  expect(chooseDeliveryType(collected, 'no_delivery')).toEqual({ ...chosen, deliveryType: 'no_delivery' })
})

test('[T-04] a calculation clears the carrier, and one is chosen by its index alone', () => {
  const taken = takeShippingPrices(chosen, place, [offer('c', 700), offer('d', 800)])
  expect(taken.carrier).toBeNull()
  expect(chooseCarrier(taken, 1)?.carrier).toEqual(offer('d', 800))
  for (const index of [2, -1, 0.5]) expect(chooseCarrier(taken, index)).toBeUndefined()
})

test('[X-05] a calculation that fails clears carrier and prices, and keeps the place', () => {
  expect(dropShippingPrices(chosen)).toMatchObject({ ...place, carrier: null, shippingPrices: [] })
})
