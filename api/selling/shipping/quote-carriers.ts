import type { CarrierOffer } from '#app/models/selling/cart/cart-delivery.ts'
import type { Load } from '#app/models/selling/shipping/shipping-advice.ts'
import { quoteShipping, type ShippingTerms } from '#app/models/selling/shipping/shipping-quote.ts'
import { readFreeShipping } from '#app/models/selling/shipping/shipping-rules.ts'
import { findRate } from '#app/models/selling/shipping/tariff.ts'
import type { Destination } from '#app/models/selling/tax/territory.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { type CarrierRow, readRates } from './carrier-columns.ts'

type ShippingRequest = { place: Destination; load: Load & { grams: number }; values: ParameterValues }

/** What each carrier offers for a load to a place, the shop's own rules applied; those that cannot take it are left out. */
export function quoteCarriers(carriers: readonly CarrierRow[], { place, load, values }: ShippingRequest): CarrierOffer[] {
  return carriers.flatMap((carrier) => {
    const rate = findRate(readRates(carrier), place)
    const quote = rate && quoteShipping(termsOf(values, rate.cartons), load)
    if (!quote) return []
    const { id, name, delivery_type: deliveryType, site_type: siteType, service_code: serviceCode } = carrier
    const wantsPhone = carrier.wants_phone === 1
    return [{ id, name, fdp: quote.asked, price: quote.paid, deliveryType, siteType, serviceCode, wantsPhone }]
  })
}

/** The shop's own rules around a carrier's cartons; none for goods that take no room. */
function termsOf(values: ParameterValues, cartons: ShippingTerms['cartons']): ShippingTerms {
  return {
    cartons,
    min: 0,
    max: values.MAX_BOTTLES_PER_EXPEDITION,
    free: readFreeShipping(values),
  }
}
