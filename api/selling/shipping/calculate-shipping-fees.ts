import { done, refused } from '#app/models/platform/outcome.ts'
import { taxAt } from '#app/models/selling/tax/tax.ts'
import { readReach, readTaxSetting } from '#app/models/selling/tax/tax-setting.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findLoadFault } from './find-load-fault.ts'
import { promiseParcel, readPromiseRules } from './promise-rules.ts'
import { quoteCarriers } from './quote-carriers.ts'
import { readLoad } from './read-load.ts'
import { findDestinationFault, readCarriers } from './sold-countries.ts'

/** What each carrier asks for some goods to a place, the shop's own rules applied; where none can take them, why. */
export const calculateShippingFees: UseCase<Contract['calculateShippingFees']> = async ({ body }, ctx) => {
  const { read } = ctx
  const { site, values } = await ctx.settings.of(ctx)
  if (site.is_e_commerce === 0 || values.HIDE_PRICES) return refused('not_found')
  const { country, postalCode, products } = body
  const carriers = await readCarriers(read)
  const closed = findDestinationFault(carriers, { country, postalCode }, readReach(values, site.is_winemaker === 1))
  if (closed) return refused('invalid', { fields: { [closed.about]: closed.fault } })
  const load = await readLoad(read, products, taxAt({ country, postalCode }, readTaxSetting(values)))
  if (!load.ok) return load
  const fault = findLoadFault(load.value, values)
  if (fault) return refused('invalid', { fields: { products: fault } })
  const place = { country, postalCode }
  const offers = quoteCarriers(carriers, { place, load: load.value, values })
  if (offers.length === 0) return refused('invalid', { fields: { postalCode: { code: 'no_carrier' } } })
  const rules = await readPromiseRules(read, { values, now: ctx.now, carriers })
  const { isPrimeur } = load.value
  return done(offers.map((offer) => ({ ...offer, promise: promiseParcel(rules, { idCarrier: offer.id, place, isPrimeur }) })))
}
