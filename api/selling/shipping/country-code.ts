import { foldText } from '#app/models/platform/text/fold-text.ts'
import { findCountry } from '#app/models/site/places/country.ts'
import { countryNames } from '#app/texts/site/countries.ts'

/** The two letters of a country that is given by them or by its French name; nothing for one that is not known. */
export function toCountryCode(given: string): string | undefined {
  const code = given.trim().toUpperCase()
  if (findCountry(code)) return code
  const name = foldText(given)
  return Object.entries(countryNames).find(([, known]) => foldText(known) === name)?.[0]
}
