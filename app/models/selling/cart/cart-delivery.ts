/** How goods are to reach their buyer. */
export const deliveryTypes = ['delivery', 'clickAndCollect', 'no_delivery'] as const
export type CartDeliveryType = (typeof deliveryTypes)[number]

/** Where a parcel may be fetched. */
export type CartAccessPoint = {
  id: string
  name: string
  addLine1: string
  zipCode: string
  city: string
  country: string
  position: { latitude: number; longitude: number } | null
  icon: string
}

/** A carrier's offer: what it asks (`fdp`) and what the buyer pays for it. */
export type CarrierOffer = {
  id: string
  name: string
  fdp: number
  price: number
  deliveryType: 'DELIVERY' | 'PICKUP'
  siteType: string
  serviceCode: string
  /** Whether it needs a number to call. */
  wantsPhone: boolean
}

/** Where a shipping was reckoned for. */
export type DeliveryTown = {
  city: { postalCode: string; name: string }
  country: { id: string; alphaTwo: string; alphaThree: string }
}

/** What of a cart says how it travels. */
export type CartDelivery = {
  deliveryType: CartDeliveryType
  clickAndCollect: { date: string; idAddress: string; idSchedule: string } | null
  accessPointAddress: CartAccessPoint | null
  city: DeliveryTown['city'] | null
  country: DeliveryTown['country'] | null
  carrier: CarrierOffer | null
  shippingPrices: CarrierOffer[]
}

/** A cart for which nothing of the way was chosen. */
export const noDelivery: CartDelivery = {
  deliveryType: 'delivery',
  clickAndCollect: null,
  accessPointAddress: null,
  city: null,
  country: null,
  carrier: null,
  shippingPrices: [],
}

/** Chooses how the goods travel; what is fetched at the house needs no carrier, town, price or access point any more. */
export function chooseDeliveryType(delivery: CartDelivery, deliveryType: CartDeliveryType): CartDelivery {
  if (deliveryType !== 'clickAndCollect') return { ...delivery, deliveryType, clickAndCollect: null }
  return { ...delivery, deliveryType, carrier: null, city: null, shippingPrices: [], accessPointAddress: null }
}

/** Takes the prices of a calculation: whoever was chosen before is chosen no more. */
export function takeShippingPrices(delivery: CartDelivery, place: DeliveryTown, shippingPrices: CarrierOffer[]): CartDelivery {
  return { ...delivery, ...place, shippingPrices, carrier: null, accessPointAddress: null }
}

/** A calculation that failed leaves neither carrier nor prices. */
export function dropShippingPrices(delivery: CartDelivery): CartDelivery {
  return { ...delivery, shippingPrices: [], carrier: null }
}

/** Chooses one of the offers by its place among them; nothing where there is none. */
export function chooseCarrier(delivery: CartDelivery, index: number): CartDelivery | undefined {
  const carrier = delivery.shippingPrices[index]
  return carrier && { ...delivery, carrier, accessPointAddress: null }
}
