import { done } from '#app/models/outcome.ts'
import { readParameters } from '#app/models/parameter-values.ts'
import { countryNames } from '#app/texts/countries.ts'
import type { Contract } from '../contract/index.ts'
import { readParameterRows } from '../site/parameter.ts'
import type { UseCase } from '../visit.ts'
import { listSoldCountries, readCarriers } from './sold-countries.ts'

/** The countries that the shop delivers to, France first. */
export const listCountries: UseCase<Contract['listCountries']> = async (_given, visit) => {
  const values = readParameters(await readParameterRows(visit, visit.read))
  const sold = listSoldCountries(await readCarriers(visit.read), values)
  const named = sold.map(({ alphaTwo, alphaThree, numCode }) => ({
    ...{ id: alphaTwo, alphaTwo, alphaThree, numCode, name: countryNames[alphaTwo] ?? alphaTwo },
  }))
  const byName = new Intl.Collator('fr').compare
  return done(named.sort((one, other) => Number(other.id === 'FR') - Number(one.id === 'FR') || byName(one.name, other.name)))
}
