import { netOf, scaleHalfUp } from '../../platform/text/money.ts'
import type { UnionVat, VatRegime } from '../../site/settings/vat-choices.ts'
import { type Destination, isOverseas, type Territory, territoryOf, unionRates } from './territory.ts'

/** Why no tax is asked: the seller is in franchise, or the goods leave the land where it is asked. */
export type Exemption = '' | 'FRANCHISE' | 'EXPORT' | 'OVERSEAS'

/** How a sale is taxed, as it is written with its order. */
export type Tax = { regime: VatRegime; territory: Territory; country: string; exemption: Exemption; union: UnionVat }

/** What of a shop decides how its sales are taxed. */
export type TaxSetting = { regime: VatRegime; union: UnionVat }

const home: Destination = { country: 'FR', postalCode: '' }

/** How a sale to a place is taxed; what is fetched or does not travel is sold at home. */
export function taxAt(place: Destination | null, { regime, union }: TaxSetting): Tax {
  const territory = territoryOf(place ?? home)
  const country = (place ?? home).country
  const isAway = territory === 'EXPORT' || territory === 'APART'
  const exemption = isAway ? 'EXPORT' : isOverseas(territory) ? 'OVERSEAS' : ''
  const isTaxedAway = territory === 'UNION' && union === 'OSS'
  const isFree = regime === 'FRANCHISE' && !isTaxedAway
  return {
    regime,
    territory,
    country,
    exemption: isFree ? 'FRANCHISE' : exemption,
    union: territory === 'UNION' ? union : 'CLOSED',
  }
}

/** The rate at which goods stand where they go, by the one that they have in the catalogue. */
export function rateAt({ territory, country, exemption, union }: Tax, rate: number): number {
  if (exemption !== '') return 0
  if (territory === 'UNION' && union === 'OSS') return unionRates[country] ?? rate
  // In Corsica what stands at 5,5 % on the mainland stands at 2,1 % (CGI 297); wine at the same rate as everywhere.
  return territory === 'CORSICA' && rate === 550 ? 210 : rate
}

/** A price of the catalogue where its goods go: without tax it is the same everywhere, and the tax is that of the place. */
export function priceAt(tax: Tax, price: number, rate: number): number {
  const own = tax.regime === 'FRANCHISE' ? 0 : rate
  const there = rateAt(tax, rate)
  return own === there ? price : scaleHalfUp(netOf(price, own), 10_000 + there, 10_000)
}

/** How a sale was taxed, as it was written; of before regimes and places were told apart nothing was. */
export function readTax({ tax }: { tax: string }): Tax | undefined {
  return tax === '' ? undefined : (JSON.parse(tax) as Tax)
}

/** Whether a business that is no business of France would be billed: its purchase is no sale to a person, and is not reckoned here. */
export function isBusinessAbroad(
  buyer: { company?: string | undefined; vatNumber?: string | undefined; country: string },
  tax: Tax,
): boolean {
  const isBusiness = Boolean(buyer.company?.trim() || buyer.vatNumber?.trim())
  return isBusiness && (tax.territory === 'UNION' || territoryOf({ country: buyer.country, postalCode: '' }) === 'UNION')
}
