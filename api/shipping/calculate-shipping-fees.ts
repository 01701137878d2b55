import type { Fault } from '#app/models/outcome.ts'
import { done, refused } from '#app/models/outcome.ts'
import { type ParameterValues, readParameters } from '#app/models/parameter-values.ts'
import { findExpeditionFault } from '#app/models/shipping-rules.ts'
import type { Contract } from '../contract/index.ts'
import { readParameterRows } from '../site/parameter.ts'
import { readSettings } from '../site/settings.ts'
import type { UseCase } from '../visit.ts'
import { quoteCarriers } from './quote-carriers.ts'
import { readLoad } from './read-load.ts'
import { listSoldCountries, readCarriers } from './sold-countries.ts'

/** What each carrier asks for some goods to a place, the shop's own rules applied; where none can take them, why. */
export const calculateShippingFees: UseCase<Contract['calculateShippingFees']> = async ({ body }, visit) => {
  const { read } = visit
  const settings = await readSettings(read)
  if (settings.is_e_commerce === 0) return refused('not_found')
  const values = readParameters(await readParameterRows(visit, read))
  if (values.HIDE_PRICES) return refused('not_found')
  const { country, postalCode, products } = body
  const carriers = await readCarriers(read)
  if (!listSoldCountries(carriers, values).some(({ alphaTwo }) => alphaTwo === country))
    return refused('invalid', { fields: { country: { code: 'not_shipped', params: { country } } } })
  const load = await readLoad(read, products)
  if (!load.ok) return load
  const fault = sayExpeditionFault(load.value.places, values)
  if (fault) return refused('invalid', { fields: { products: fault } })
  const offers = quoteCarriers(carriers, { place: { country, postalCode }, load: load.value, values })
  return offers.length > 0 ? done(offers) : refused('invalid', { fields: { postalCode: { code: 'no_carrier' } } })
}

function sayExpeditionFault(places: number, values: ParameterValues): Fault | undefined {
  const { MIN_BOTTLES_PER_EXPEDITION: min, MAX_BOTTLES_PER_EXPEDITION: max } = values
  const fault = places === 0 ? undefined : findExpeditionFault(places, { min, max })
  if (!fault) return undefined
  return fault.code === 'too_few'
    ? { code: 'too_few_bottles', params: { min, add: fault.add } }
    : { code: 'too_many_bottles', params: { max, remove: fault.remove } }
}
