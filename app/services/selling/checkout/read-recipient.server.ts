import type { ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import { checkoutAnswers } from '#app/texts/selling/checkout-answers.ts'
import { Phone } from '../../platform/account-schemas.server.ts'
import { textOf } from '../../platform/refuse-fields.server.ts'
import { CheckoutAddress, countryOf, readAddressForm } from './address-fields.server.ts'
import type { Cart, Checkout } from './checkout-request.server.ts'

type Recipient = Cart['addresses']['shipping']
type Read = { ok: true; value: Recipient } | { ok: false; faults: Record<string, string[]> }

const OtherAddress = CheckoutAddress.extend({ phone: Phone })

/** Who receives the parcel: nobody else than the buyer, somebody of their address book, or whoever was entered. */
export async function readRecipient({ api, member }: Checkout, form: FormData): Promise<Read> {
  const wanted = textOf(form, 'vers', 80)
  if (wanted === 'mine') return { ok: true, value: null }
  if (wanted === 'other') return readOther(api, form)
  const saved = member ? orThrow(await api.listOwnAddresses()).find(({ id }) => wanted === `a-${id}`) : undefined
  if (!saved) return { ok: false, faults: { vers: [checkoutAnswers.delivery.whereFault] } }
  const { id: _, phone, ...address } = saved
  const country = countryOf(address.country)
  if (!country) return { ok: false, faults: { vers: [checkoutAnswers.delivery.countryFault(address.country)] } }
  return { ok: true, value: { ...address, country, ...(phone && { phone }) } }
}

async function readOther(api: ShopApi, form: FormData): Promise<Read> {
  const given = await readAddressForm(api, form, OtherAddress)
  if (given.ok) {
    const { phone, ...address } = given.value
    return { ok: true, value: { ...address, ...(phone && { phone }) } }
  }
  return { ok: false, faults: given.error.fields ?? {} }
}
