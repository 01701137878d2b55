import { findCountry } from '#app/models/country.ts'
import { foldText } from '#app/models/fold-text.ts'
import { countryNames } from '#app/texts/countries.ts'

/** The two letters of a country that is given by them or by its French name; nothing for one that is not known. */
export function toCountryCode(given: string): string | undefined {
  const code = given.trim().toUpperCase()
  if (findCountry(code)) return code
  const name = foldText(given)
  return Object.entries(countryNames).find(([, known]) => foldText(known) === name)?.[0]
}
