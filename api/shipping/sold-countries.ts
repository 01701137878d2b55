import { type Country, countries, sellsTo } from '#app/models/country.ts'
import type { ParameterValues } from '#app/models/parameter-values.ts'
import type { SiteReader } from '../db/database.ts'
import { readRates } from './carrier-columns.ts'

/** The countries that a site sells to and a carrier of it goes to. */
export async function listSoldCountries(read: SiteReader, values: ParameterValues): Promise<Country[]> {
  const rows = await read.selectFrom('carriers').select('rates').where('is_valid', '=', 1).execute()
  const served = new Set(rows.flatMap(readRates).flatMap((rate) => rate.countries))
  const reach = { onlyFrance: values.ONLY_SELL_IN_FRANCE, worldwide: values.SELLS_WORLDWIDE }
  return countries.filter((country) => served.has(country.alphaTwo) && sellsTo(country, reach))
}
