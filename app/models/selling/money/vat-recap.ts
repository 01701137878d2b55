import type { VatRegime } from '../../site/settings/vat-choices.ts'
import type { Territory } from '../tax/territory.ts'
import type { Paper } from './paper.ts'

/** Where a declaration of VAT asks for a sale: at home, in the Union by home's rates or by the one desk, or out of its reach. */
export const recapRegions = ['HOME', 'UNION_BELOW', 'UNION_OSS', 'OVERSEAS', 'EXPORT'] as const

export type RecapRegion = (typeof recapRegions)[number]

/** What was sold under a regime, to a kind of place and at a rate, less what was given back. */
export type RecapRow = {
  regime: VatRegime
  place: RecapRegion
  country: string
  rate: number
  papers: number
  net: number
  tax: number
  gross: number
}

/** Papers summed up as a declaration of VAT asks for them. */
export function recapVat(papers: readonly Pick<Paper, 'kind' | 'vat' | 'tax'>[]): RecapRow[] {
  const rows = new Map<string, RecapRow>()
  for (const { kind, vat, tax } of papers) {
    const sign = kind === 'INVOICE' ? 1 : -1
    const place = regionOf(tax)
    const regime = tax?.regime ?? 'NORMAL'
    const country = place === 'UNION_OSS' ? (tax?.country ?? '') : ''
    for (const share of vat) {
      const key = [regime, place, country, share.rate].join(' ')
      const known = rows.get(key) ?? { regime, place, country, rate: share.rate, papers: 0, net: 0, tax: 0, gross: 0 }
      rows.set(key, {
        ...known,
        papers: known.papers + 1,
        net: known.net + sign * share.net,
        tax: known.tax + sign * share.tax,
        gross: known.gross + sign * share.gross,
      })
    }
  }
  return [...rows.values()].sort(
    (one, other) =>
      recapRegions.indexOf(one.place) - recapRegions.indexOf(other.place) ||
      one.country.localeCompare(other.country) ||
      one.rate - other.rate,
  )
}

/** Where a sale stands in a declaration; one of before places were told apart was at home. */
export function regionOf(tax: Paper['tax']): RecapRegion {
  if (!tax) return 'HOME'
  const kinds: Partial<Record<Territory, RecapRegion>> = { EXPORT: 'EXPORT', APART: 'EXPORT' }
  if (tax.territory === 'UNION') return tax.union === 'OSS' ? 'UNION_OSS' : 'UNION_BELOW'
  return kinds[tax.territory] ?? (tax.territory.startsWith('OVERSEAS') ? 'OVERSEAS' : 'HOME')
}
