import { z } from 'zod'
import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { countries } from '#app/models/site/places/country.ts'
import { barePostalCode, isPostalCodeOf } from '#app/models/site/places/postal-code.ts'
import { bareTownKey, townKey } from '#app/models/site/places/town-name.ts'
import { fieldFaults } from '#app/texts/identity/account/fields.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { countryNames } from '#app/texts/site/countries.ts'
import type { CountryChoice } from '#app/ui/selling/checkout/address-fields.ts'
import { addFaults, readFields } from '../../platform/account-form.server.ts'
import { AddressFields } from '../../platform/account-schemas.server.ts'
import { textOf } from '../../platform/refuse-fields.server.ts'

const known = countries.map(({ alphaTwo }) => alphaTwo)

/** The fields of an address at the checkout: those of any address, with a country that can be told and a postal code that fits it. */
export const CheckoutAddress = AddressFields.omit({ phone: true }).extend({
  postalCode: AddressFields.shape.postalCode.transform((code) => code.replaceAll(/(?<=\d)\s(?=\d)/g, '')),
  country: z.enum(known, { error: fieldFaults.country }),
})

/** An address as a member keeps it: its country by name, as it is read on a label. */
export const BookAddress = AddressFields.extend({
  country: AddressFields.shape.country
    .refine((written) => countryOf(written) !== undefined, fieldFaults.country)
    .transform((written) => countryNames[countryOf(written) ?? ''] ?? written),
})

/** The fields of a form with an address in it; a postal code that is none in its country, or of its town, is told with all other faults. */
export async function readAddressForm<S extends z.ZodType>(
  api: Pick<ShopApi, 'findCities'>,
  form: FormData,
  schema: S,
): Promise<Outcome<z.output<S>, Failure>> {
  return addFaults(readFields(form, schema), await findPlaceFaults(api, form))
}

async function findPlaceFaults(api: Pick<ShopApi, 'findCities'>, form: FormData): Promise<Record<string, string[]>> {
  const code = textOf(form, 'postalCode')
  const country = textOf(form, 'country')
  const city = textOf(form, 'city')
  if (code.trim() === '') return {}
  if (!isPostalCodeOf(country, code)) return { postalCode: [checkoutAnswers.postalFault] }
  if (country !== 'FR' || textOf(form, 'lieu', 600) === nameTown(code, city)) return {}
  const own = await findOwnCodes(api, barePostalCode(code), city)
  return own ? { city: [checkoutAnswers.townFault(barePostalCode(code), city.trim(), own)] } : {}
}

/** A town and its postal code, as whoever insists on them sends them a second time. */
function nameTown(code: string, city: string): string {
  return `${code.trim()} ${city.trim()}`
}

/** The postal codes of a town that is known by this name, but not under this code; nothing where either may be right all the same. */
async function findOwnCodes(api: Pick<ShopApi, 'findCities'>, code: string, city: string): Promise<string[] | undefined> {
  const key = bareTownKey(city)
  if (key.length < 2 || key.length > 60) return undefined
  const find = async (search: string) => orThrow(await api.findCities({ params: { search, idCountry: 'FR' } }))
  const own = (await find(key)).filter(({ name }) => townKey(name) === key).map(({ postalCode }) => postalCode)
  if (own.length === 0 || own.includes(code)) return undefined
  // Codes of companies and of the post itself are of no town that is known here.
  return (await find(code)).length > 0 ? own : undefined
}

/**
 * The countries an address may be in, those that are delivered to first. The law lets a shop deliver where it likes, but
 * not refuse a buyer of another land who fetches the goods, or has them sent where it delivers.
 */
export async function listAddressCountries(api: Pick<ShopApi, 'listCountries'>): Promise<CountryChoice[]> {
  const served = orThrow(await api.listCountries()).map(({ id, name }) => ({ id, name, isServed: true }))
  const others = known
    .filter((id) => served.every((country) => country.id !== id))
    .map((id) => ({ id, name: countryNames[id] ?? id, isServed: false }))
  return [...served, ...others.sort((one, other) => one.name.localeCompare(other.name, 'fr'))]
}

/** The two letters of a country that somebody wrote in words; nothing where they name none. */
export function countryOf(written: string): string | undefined {
  const code = known.find((one) => one === written.trim().toUpperCase())
  return code ?? known.find((one) => foldText(countryNames[one] ?? '') === foldText(written))
}
