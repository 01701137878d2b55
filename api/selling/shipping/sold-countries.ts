import { type Country, countries, sellsTo } from '#app/models/site/places/country.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { type CarrierRow, readRates } from './carrier-columns.ts'

/** The carriers at work, in the order they are offered. */
export function readCarriers(read: SiteReader): Promise<CarrierRow[]> {
  return read.selectFrom('carriers').selectAll().where('is_valid', '=', 1).orderBy('sort_order').orderBy('id').execute()
}

/** The countries that a site sells to and one of its carriers goes to. */
export function listSoldCountries(carriers: readonly CarrierRow[], values: ParameterValues): Country[] {
  const served = new Set(carriers.flatMap(readRates).flatMap((rate) => rate.countries))
  const reach = { onlyFrance: values.ONLY_SELL_IN_FRANCE, worldwide: values.SELLS_WORLDWIDE }
  return countries.filter((country) => served.has(country.alphaTwo) && sellsTo(country, reach))
}
