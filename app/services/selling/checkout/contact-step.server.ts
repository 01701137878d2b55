import { z } from 'zod'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { Failure, Outcome } from '#app/models/platform/outcome.ts'
import { bareVatNumber, findSiren, isVatNumber } from '#app/models/platform/text/company-number.ts'
import { territoryOf } from '#app/models/selling/tax/territory.ts'
import { fieldFaults } from '#app/texts/identity/account/fields.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import type { ContactView, Known } from '#app/ui/selling/checkout/contact-step.tsx'
import { Email, Phone } from '../../platform/account-schemas.server.ts'
import type { SiteFacts } from '../../site/site-facts.server.ts'
import { CheckoutAddress, countryOf, listAddressCountries, readAddressForm } from './address-fields.server.ts'
import type { Checkout } from './checkout-request.server.ts'
import { type Entered, keepEntries } from './entries.server.ts'
import { isSentHome } from './settle-delivery.server.ts'

type Saved = Answer<Contract['listOwnAddresses']>[number]

/** What a member wrote that names no country is not turned into one: the field asks again. */
const noCountry = '?'

/** Who orders, as far as they or their account have said. */
export async function viewContact(checkout: Checkout, url: URL): Promise<ContactView> {
  const { cart, member, api } = checkout
  const saved = member ? orThrow(await api.listOwnAddresses()) : []
  const { billing } = cart.addresses
  const wanted = saved.find(({ id }) => id === url.searchParams.get('adresse'))
  const entered = { email: cart.email || member?.email || '', phone: cart.phone }
  const known =
    billing && !wanted
      ? { ...billing, ...entered }
      : { ...(await readProfile(checkout, wanted ?? saved[0])), email: entered.email }
  const countries = await listAddressCountries(checkout.api)
  return {
    known: knownOf(known),
    countries,
    goesHome: cart.bottles.places > 0 && countries.some(({ isServed }) => isServed) && isSentHome(cart),
    email: member?.email ?? '',
    saved: saved.length > 1 ? saved.map((one) => ({ id: one.id, says: sayAddress(one) })) : [],
  }
}

/** An address in one line. */
export function sayAddress({ firstname, lastname, address, postalCode, city }: Known | Saved): string {
  return `${firstname} ${lastname}, ${address}, ${postalCode} ${city}`
}

const Contact = CheckoutAddress.extend({
  company: z.string().trim().max(200, fieldFaults.long).optional(),
  siren: z
    .string()
    .refine(findSiren, checkoutAnswers.contact.sirenFault)
    // An invoice bears the SIREN, which every SIRET begins with.
    .transform((typed) => findSiren(typed) ?? '')
    .optional(),
  vatNumber: z.string().transform(bareVatNumber).refine(isVatNumber, checkoutAnswers.contact.vatNumberFault).optional(),
  email: Email,
  phone: Phone,
}).refine(({ siren, vatNumber, company }) => !(siren || vatNumber) || company, {
  path: ['company'],
  error: checkoutAnswers.contact.companyFault,
})

/** A business abroad writes to the house: what the law wants then follows what is sold. */
function contactOf({ info, values }: SiteFacts) {
  const error = checkoutAnswers.contact.businessAbroad(goodsWordsOf(values), info.isWinemaker)
  return Contact.refine(({ company, country }) => !company || territoryOf({ country, postalCode: '' }) !== 'UNION', {
    path: ['company'],
    error,
  })
}

/** Takes what was entered of whoever orders. */
export async function takeContact(checkout: Checkout, form: FormData): Promise<Outcome<Entered, Failure>> {
  const given = await readAddressForm(checkout.api, form, contactOf(checkout.facts))
  if (!given.ok) return given
  const { email, phone = '', ...billing } = given.value
  return keepEntries(checkout, { email, phone, addresses: { billing } })
}

/** What a member is known by: the address they chose or saved, else the one their last order went by. */
async function readProfile({ member, api }: Checkout, saved: Saved | undefined): Promise<Known> {
  if (!member) return {}
  const { firstname, lastname, phone } = orThrow(await api.getUser())
  if (saved) return { ...saved, phone: saved.phone || phone, country: countryOf(saved.country) ?? noCountry }
  const last = await readLastBilled(api)
  return { firstname, lastname, ...last, phone: phone || last.phone || '' }
}

async function readLastBilled(api: Checkout['api']): Promise<Known> {
  const [last] = orThrow(await api.listOwnOrders({ query: { page: 1, nbItem: 1 } })).orders
  if (!last?.token) return {}
  const found = await api.followOrder({ body: { token: last.token } })
  if (!found.ok) return {}
  const { billing } = found.value.address
  return { ...billing, country: countryOf(billing.country) ?? noCountry }
}

function knownOf(given: Record<string, string | undefined>): Known {
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
