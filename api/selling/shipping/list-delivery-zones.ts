import { done, refused } from '#app/models/platform/outcome.ts'
import { readReach } from '#app/models/selling/tax/tax-setting.ts'
import type { Destination } from '#app/models/selling/tax/territory.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { type CarrierRow, readRates } from './carrier-columns.ts'
import { promiseParcel, readPromiseRules } from './promise-rules.ts'
import { quoteCarriers } from './quote-carriers.ts'
import { readLoad } from './read-load.ts'
import { findDestinationFault, readCarriers } from './sold-countries.ts'

/** Each place that a rate of a carrier names and some goods go to, with the days on which they would come to a door there. */
export const listDeliveryZones: UseCase<Contract['listDeliveryZones']> = async ({ body }, ctx) => {
  const { read } = ctx
  const { site, values } = await ctx.settings.of(ctx)
  if (site.is_e_commerce === 0 || values.HIDE_PRICES) return refused('not_found')
  const load = await readLoad(read, body.products)
  if (!load.ok) return load
  const carriers = (await readCarriers(read)).filter((carrier) => carrier.delivery_type === 'DELIVERY')
  const reach = readReach(values, site.is_winemaker === 1)
  const rules = await readPromiseRules(read, { values, now: ctx.now, carriers })
  const zones = listZones(carriers).flatMap(({ country, postalPrefix }) => {
    const place = placeWithin(country, postalPrefix)
    if (findDestinationFault(carriers, place, reach)) return []
    const offers = quoteCarriers(carriers, { place, load: load.value, values })
    const promises = offers.map(({ id: idCarrier }) =>
      promiseParcel(rules, { idCarrier, place, isPrimeur: load.value.isPrimeur }),
    )
    return offers.length > 0 ? [{ country, postalPrefix, promise: promises.find(Boolean) ?? null }] : []
  })
  return done(zones)
}

type Zone = { country: string; postalPrefix: string }

/** The countries of all rates, and the parts of them that have a rate of their own, each once. */
function listZones(carriers: readonly CarrierRow[]): Zone[] {
  const zones = carriers
    .flatMap(readRates)
    .flatMap(({ countries, postalPrefixes }) =>
      countries.flatMap((country) =>
        (postalPrefixes.length > 0 ? postalPrefixes : ['']).map((postalPrefix) => ({ country, postalPrefix })),
      ),
    )
  return [...new Map(zones.map((zone) => [`${zone.country} ${zone.postalPrefix}`, zone])).values()]
}

/** Stands for France without its islands. */
const mainland = '75001'

/** One place of a zone: its rate is found by the beginning of the postal code. */
function placeWithin(country: string, postalPrefix: string): Destination {
  if (country === 'FR') return { country, postalCode: postalPrefix === '' ? mainland : postalPrefix.padEnd(5, '0') }
  return { country, postalCode: country === 'MC' ? '98000' : postalPrefix }
}
