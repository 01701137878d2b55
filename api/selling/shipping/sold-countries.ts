import type { Fault } from '#app/models/platform/outcome.ts'
import type { Destination } from '#app/models/selling/tax/territory.ts'
import { isOpen, isOverseas, type Reach, territoryOf } from '#app/models/selling/tax/territory.ts'
import { type Country, countries } from '#app/models/site/places/country.ts'
import { isPostalCodeOf } from '#app/models/site/places/postal-code.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { keepBeside } from '../../platform/ports/keep-beside.ts'
import { type CarrierRow, readRates } from './carrier-columns.ts'

/** The carriers at work, in the order they are offered. */
export function readCarriers(read: SiteReader): Promise<CarrierRow[]> {
  return read.selectFrom('carriers').selectAll().where('is_valid', '=', 1).orderBy('sort_order').orderBy('id').execute()
}

/** The same for an order, by the settings that it is judged by. */
export const readKeptCarriers = keepBeside<readonly CarrierRow[]>(readCarriers)

/** The countries that a site sells to and one of its carriers goes to. */
export function listSoldCountries(carriers: readonly CarrierRow[], reach: Reach): Country[] {
  const served = new Set(carriers.flatMap(readRates).flatMap((rate) => rate.countries))
  return countries.filter(
    ({ alphaTwo }) => served.has(alphaTwo) && isOpen(territoryOf({ country: alphaTwo, postalCode: '' }), reach),
  )
}

/** Why nothing is sent to a place, if nothing is: its country, or the part of it that lies overseas or apart. */
export function findDestinationFault(
  carriers: readonly CarrierRow[],
  { country, postalCode }: Destination,
  reach: Reach,
): { about: 'country' | 'postalCode'; fault: Fault } | undefined {
  if (!listSoldCountries(carriers, reach).some(({ alphaTwo }) => alphaTwo === country))
    return { about: 'country', fault: { code: 'not_shipped', params: { country } } }
  // What tells where a parcel goes also tells what it costs, and by which tax.
  if (postalCode && !isPostalCodeOf(country, postalCode)) return { about: 'postalCode', fault: { code: 'postal_code' } }
  const territory = territoryOf({ country, postalCode })
  if (isOpen(territory, reach)) return undefined
  return { about: 'postalCode', fault: { code: isOverseas(territory) ? 'overseas_closed' : 'place_apart' } }
}
