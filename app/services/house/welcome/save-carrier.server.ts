import type { ShopApi } from '#api/contract/index.ts'
import type { Entry } from '#app/models/house/panel/field.ts'
import { firstCartons } from '#app/models/house/panel/welcome.ts'
import { done, type Failure, type Outcome } from '#app/models/platform/outcome.ts'
import { sayFault } from '#app/texts/house/refusals/refusals.ts'
import { welcomeTexts } from '#app/texts/house/welcome.ts'
import { refuseFields } from '../../platform/refuse-fields.server.ts'
import { readDecimal } from './read-decimal.ts'

/** Adds a carrier with the cartons that were given a price; nothing where none was. */
export async function saveCarrier(api: ShopApi, entries: readonly Entry[]): Promise<Outcome<unknown, Failure>> {
  const typed = new Map(entries)
  const name = typed.get('carrier')?.trim() ?? ''
  const prices = firstCartons.map((places) => ({ places, said: typed.get(`carton-${places}`)?.trim() ?? '' }))
  const given = prices.filter(({ said }) => said !== '')
  if (name === '' && given.length === 0) return done(null)
  const faults: Record<string, string> = {}
  if (name === '') faults.carrier = sayFault({ code: 'required' })
  if (given.length === 0) faults['carton-6'] = welcomeTexts.number
  for (const { places, said } of given) if (readDecimal(said, 100) === undefined) faults[`carton-${places}`] = welcomeTexts.number
  if (Object.keys(faults).length > 0) return refuseFields(faults)
  const cartons = given.map(({ places, said }) => ({ places, price: readDecimal(said, 100) ?? 0, mostGrams: null }))
  const rates = [{ countries: ['FR', 'MC'], postalPrefixes: [], cartons, leastDays: null, mostDays: null }]
  return api.createCarrier({ body: { name, deliveryType: 'DELIVERY', isValid: true, rates } })
}
