import type { CarrierOffer } from '#app/models/cart-delivery.ts'
import type { Fault } from '#app/models/outcome.ts'
import type { ParameterValues } from '#app/models/parameter-values.ts'
import type { Load } from '#app/models/shipping-advice.ts'
import { quoteShipping, type ShippingTerms } from '#app/models/shipping-quote.ts'
import { findExpeditionFault } from '#app/models/shipping-rules.ts'
import { type Destination, findRate } from '#app/models/tariff.ts'
import { type CarrierRow, readRates } from './carrier-columns.ts'

type Asked = { values: ParameterValues; load: Load & { grams: number }; place: Destination }

/** What each carrier asks for a load to a place, the shop's own rules applied; one that cannot take it is left out. */
export function offerCarriers(carriers: readonly CarrierRow[], { values, load, place }: Asked): CarrierOffer[] {
  return carriers.flatMap((carrier) => {
    const rate = findRate(readRates(carrier), place)
    const quote = rate && quoteShipping(termsOf(values, rate.cartons), load)
    if (!quote) return []
    const { id, name, delivery_type: deliveryType, site_type: siteType, service_code: serviceCode } = carrier
    return [{ id, name, fdp: quote.asked, price: quote.paid, deliveryType, siteType, serviceCode }]
  })
}

/** What keeps a load from travelling, in bottles to add or to take away. */
export function findLoadFault({ places }: Load, values: ParameterValues): Fault | undefined {
  const { MIN_BOTTLES_PER_EXPEDITION: min, MAX_BOTTLES_PER_EXPEDITION: max } = values
  const fault = places === 0 ? undefined : findExpeditionFault(places, { min, max })
  if (!fault) return undefined
  return fault.code === 'too_few'
    ? { code: 'too_few_bottles', params: { min, add: fault.add } }
    : { code: 'too_many_bottles', params: { max, remove: fault.remove } }
}

/** The shop's own rules around a carrier's cartons; none for goods that take no room. */
function termsOf(values: ParameterValues, cartons: ShippingTerms['cartons']): ShippingTerms {
  return {
    ...{ cartons, min: 0, max: values.MAX_BOTTLES_PER_EXPEDITION },
    free: { fromBottles: values.FREE_SHIPPING_BOTTLES, fromCents: values.FREE_SHIPPING_PRICE },
  }
}
