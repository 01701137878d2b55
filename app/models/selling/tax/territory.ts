import { findCountry } from '../../site/places/country.ts'
import { barePostalCode } from '../../site/places/postal-code.ts'
import type { UnionVat } from '../../site/settings/vat-choices.ts'

/** Where goods go. */
export type Destination = { country: string; postalCode: string }

/**
 * The kinds of places as VAT knows them. Of the overseas departments three have a tax of their own and two have none; what lies
 * further has nothing of either. `APART` is what lies in a country of the Union and outside its tax: no parcel is reckoned there.
 */
export type Territory =
  | 'MAINLAND'
  | 'CORSICA'
  | 'MONACO'
  | 'OVERSEAS_TAXED'
  | 'OVERSEAS_UNTAXED'
  | 'OVERSEAS_OUTSIDE'
  | 'UNION'
  | 'EXPORT'
  | 'APART'

/** The overseas places of France by the beginning of their postal codes (CGI 294); a parcel from the mainland is an export to each. */
const overseas: Record<string, Territory> = {
  '971': 'OVERSEAS_TAXED',
  '972': 'OVERSEAS_TAXED',
  '974': 'OVERSEAS_TAXED',
  '973': 'OVERSEAS_UNTAXED',
  '976': 'OVERSEAS_UNTAXED',
  '975': 'OVERSEAS_OUTSIDE',
  '977': 'OVERSEAS_OUTSIDE',
  '978': 'OVERSEAS_OUTSIDE',
  '984': 'OVERSEAS_OUTSIDE',
  '986': 'OVERSEAS_OUTSIDE',
  '987': 'OVERSEAS_OUTSIDE',
  '988': 'OVERSEAS_OUTSIDE',
}

/** What the overseas departments ask on arrival, of whoever receives; their dock dues come on top, and are known there only. */
export const overseasRates = { standard: 850, reduced: 210 } as const

/** The standard rate of each country of the Union, at which wine stands there, in hundredths of a percent. */
export const unionRates: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
}

/** Places of a country of the Union that its VAT leaves out, and Northern Ireland, which it takes in: by the beginnings of codes. */
const apart: Readonly<Record<string, readonly string[]>> = {
  DE: ['78266', '27498'],
  ES: ['35', '38', '51', '52'],
  FI: ['22'],
  IT: ['23041', '22061'],
  GR: ['63086'],
  GB: ['BT'],
}

/** The kind of place that goods go to. */
export function territoryOf({ country, postalCode }: Destination): Territory {
  const code = barePostalCode(postalCode)
  if (country === 'MC') return 'MONACO'
  if (country === 'FR')
    return overseas[code.slice(0, 3)] ?? (code.startsWith('980') ? 'MONACO' : code.startsWith('20') ? 'CORSICA' : 'MAINLAND')
  if (apart[country]?.some((prefix) => code.startsWith(prefix))) return 'APART'
  return findCountry(country)?.group === 'union' ? 'UNION' : 'EXPORT'
}

/** Whether a place is overseas: no rate of a carrier for France as a whole reaches it. */
export function isOverseas(territory: Territory): boolean {
  return territory.startsWith('OVERSEAS')
}

/** What of a shop decides where it may sell. */
export type Reach = {
  sellsWine: boolean
  onlyFrance: boolean
  worldwide: boolean
  overseas: boolean
  /** How sales to people of the Union are taxed; closed as long as nobody has said. */
  union: UnionVat
  hasVatNumber: boolean
  hasExcise: boolean
  hasEori: boolean
}

/** Whether a shop sells to a kind of place: closed, until all that it needs is there. */
export function isOpen(territory: Territory, reach: Reach): boolean {
  switch (territory) {
    case 'MAINLAND':
    case 'CORSICA':
    case 'MONACO':
      return true
    case 'UNION':
      return !reach.onlyFrance && listUnionGaps(reach).length === 0
    case 'EXPORT':
      return !reach.onlyFrance && reach.worldwide && reach.hasEori
    case 'APART':
      return false
    default:
      return reach.overseas && reach.hasEori
  }
}

/** What is missing still before a shop may send to people of the Union. */
export function listUnionGaps({
  sellsWine,
  union,
  hasVatNumber,
  hasExcise,
}: Reach): ('UNION_VAT' | 'INTRACO_VAT' | 'EXCISE_NUMBER')[] {
  return [
    ...(union === 'CLOSED' ? (['UNION_VAT'] as const) : []),
    ...(union === 'OSS' && !hasVatNumber ? (['INTRACO_VAT'] as const) : []),
    ...(sellsWine && !hasExcise ? (['EXCISE_NUMBER'] as const) : []),
  ]
}
