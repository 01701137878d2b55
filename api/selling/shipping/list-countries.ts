import { done } from '#app/models/platform/outcome.ts'
import { readReach } from '#app/models/selling/tax/tax-setting.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { listSoldCountries, readCarriers } from './sold-countries.ts'

/** It takes long to make. */
const byName = new Intl.Collator('fr').compare

/** The countries that the shop delivers to, France first. */
export const listCountries: UseCase<Contract['listCountries']> = async (_given, ctx) => {
  const { site, values } = await ctx.settings.of(ctx)
  const sold = listSoldCountries(await readCarriers(ctx.read), readReach(values, site.is_winemaker === 1))
  const named = sold.map(({ alphaTwo, alphaThree, numCode }) => ({
    id: alphaTwo,
    alphaTwo,
    alphaThree,
    numCode,
    name: countryNames[alphaTwo] ?? alphaTwo,
  }))
  return done(named.sort((one, other) => Number(other.id === 'FR') - Number(one.id === 'FR') || byName(one.name, other.name)))
}
