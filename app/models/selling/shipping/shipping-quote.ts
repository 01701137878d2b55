import type { Load } from './shipping-advice.ts'
import { type FreeShipping, findExpeditionFault, isShippingFree } from './shipping-rules.ts'
import { type Carton, priceParcel } from './tariff.ts'

/** What a shop asks for sending: a carrier's cartons for the place, and the shop's own rules. */
export type ShippingTerms = { cartons: readonly Carton[]; free: FreeShipping; min: number; max: number }

/** A shipping as it is offered: what the carrier asks, and what the buyer pays. */
export type Quote = { asked: number; paid: number }

/** What sending a load costs under some terms; nothing where it cannot travel. */
export function quoteShipping({ cartons, free, min, max }: ShippingTerms, load: Load & { grams: number }): Quote | undefined {
  if (findExpeditionFault(load.places, { min, max })) return undefined
  const asked = priceParcel(cartons, load)
  if (asked === undefined) return undefined
  return { asked, paid: isShippingFree({ bottles: load.counted, cents: load.cents }, free) ? 0 : asked }
}
