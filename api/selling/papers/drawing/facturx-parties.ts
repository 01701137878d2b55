import { vatNumberOf } from '#app/models/platform/text/company-number.ts'
import type { Buyer, PostalAddress, Seller } from '#app/models/selling/money/paper.ts'
import { sayOffice } from './office-place.ts'
import { element as e, type Node } from './xml.ts'

/** A French company is known by its SIREN, and reached by it: its electronic address in the French directory. */
const sirenScheme = '0002'
const directoryScheme = '0225'

/** Who sells. */
export function sellerOf(seller: Seller): Node {
  const siren = sirenOf(seller)
  const vatNumber = vatNumberOfSeller(seller)
  return e('ram:SellerTradeParty', [
    e('ram:Name', seller.name),
    ...organisationOf(siren),
    addressOf(sayOffice(seller.office)),
    ...directoryOf(siren),
    ...(vatNumber ? [registrationOf(vatNumber)] : []),
  ])
}

/** Who buys; the number of VAT of a French company follows from its SIREN. */
export function buyerOf(buyer: Buyer): Node {
  const { company, name, siren, vatNumber = siren && vatNumberOf(siren) } = buyer
  return e('ram:BuyerTradeParty', [
    e('ram:Name', company || name),
    ...organisationOf(siren),
    ...(company && name ? [e('ram:DefinedTradeContact', [e('ram:PersonName', name)])] : []),
    addressOf(buyer),
    ...directoryOf(siren),
    ...(vatNumber ? [registrationOf(vatNumber)] : []),
  ])
}

/** A place in the words of the norm. */
export function addressOf({ address, addressPart2, postalCode, city, country }: PostalAddress): Node {
  const part = (name: string, text: string) => (text ? [e(name, text)] : [])
  return e('ram:PostalTradeAddress', [
    ...part('ram:PostcodeCode', postalCode),
    ...part('ram:LineOne', address),
    ...part('ram:LineTwo', addressPart2),
    ...part('ram:CityName', city),
    e('ram:CountryID', country || 'FR'),
  ])
}

/** The seller's number of VAT without spaces: the state's register wants one of a seller under the franchise too (rule G2.33), and it follows from the SIREN. */
export function vatNumberOfSeller(seller: Pick<Seller, 'vatNumber' | 'siret'>): string {
  const siren = sirenOf(seller)
  return seller.vatNumber.replaceAll(/\s/g, '') || (siren && vatNumberOf(siren))
}

function sirenOf({ siret }: Pick<Seller, 'siret'>): string {
  const siren = siret.replaceAll(/\D/g, '').slice(0, 9)
  return siren.length === 9 ? siren : ''
}

function organisationOf(siren: string): Node[] {
  return siren ? [e('ram:SpecifiedLegalOrganization', [e('ram:ID', { schemeID: sirenScheme }, siren)])] : []
}

function directoryOf(siren: string): Node[] {
  return siren ? [e('ram:URIUniversalCommunication', [e('ram:URIID', { schemeID: directoryScheme }, siren)])] : []
}

function registrationOf(number: string): Node {
  return e('ram:SpecifiedTaxRegistration', [e('ram:ID', { schemeID: 'VA' }, number)])
}
