import type { Answer, Contract, ShopApi } from '#api/contract/index.ts'
import { orThrow } from '#app/http/answers.server.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { AddressView } from '#app/ui/content/blocks/parts/company-addresses.ts'

type CompanyAddress = Answer<Contract['listCompanyAddresses']>[number]

/** The addresses of the house in the owner's order; the one line of the parameters where there are none. */
export async function listAddressViews(api: ShopApi, values: ParameterValues): Promise<AddressView[]> {
  const addresses = orThrow(await api.listCompanyAddresses())
  if (addresses.length > 0) return addresses.map(toShown)
  const { COMPANY_ADDRESS: line, COMPANY_PHONE: phone, COMPANY_EMAIL: email } = values
  return line ? [{ id: 'company', name: '', lines: [line], phone, email }] : []
}

function toShown({ id, name, phone, email, ...place }: CompanyAddress): AddressView {
  const { address, addressPart2, postalCode, city, country, latitude: lat, longitude: lng } = place
  const lines = [address, addressPart2, `${postalCode} ${city}`, country === 'France' ? '' : country].filter(Boolean)
  return { id, name, lines, phone, email, position: lat === null || lng === null ? undefined : { lat, lng } }
}
