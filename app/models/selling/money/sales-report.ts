import type { VatShare } from '../cart/cart-totals.ts'
import { territoryOf } from '../tax/territory.ts'
import type { Paper } from './paper.ts'
import { addVat } from './paper-sums.ts'
import { regionOf } from './vat-recap.ts'

/**
 * The categories of sales of goods that are told in sums: within the VAT of France, exempt of it or not, and taxed elsewhere.
 * Services have one of their own (`TPS1`), margins too (`TMA1`): neither stands on a paper of this shop.
 */
export const salesCategories = ['TLB1', 'TNT1'] as const

export type SalesCategory = (typeof salesCategories)[number]

/** The sales of a day in a category: how many papers, and what they come to at each rate of France. */
export type ReportedDay = { day: string; category: SalesCategory; papers: number; vat: VatShare[] }

/** A paper with the day of its issue in France. */
export type DatedPaper = { day: string; label: string; paper: Paper }

/** How a paper is told: a business of France gets its invoice by a platform, one of elsewhere is named, all others are summed up. */
export function channelOf({ buyer }: Pick<Paper, 'buyer'>): 'INVOICE' | 'NAMED' | 'SUMMED' {
  if (buyer.siren !== '') return 'INVOICE'
  return identityOf({ buyer }) ? 'NAMED' : 'SUMMED'
}

/** By what a business of elsewhere is known (ISO 6523): its number of VAT in the Union, beyond it its country and its name. */
export function identityOf({ buyer }: Pick<Paper, 'buyer'>): { scheme: '0223' | '0227'; id: string } | undefined {
  const { company, vatNumber = '', country, postalCode } = buyer
  if (company === '') return undefined
  const territory = territoryOf({ country: country || 'FR', postalCode })
  if (territory === 'UNION') return vatNumber === '' ? undefined : { scheme: '0223', id: vatNumber.replaceAll(/\s/g, '') }
  return territory === 'EXPORT' ? { scheme: '0227', id: `${country}${company.slice(0, 16).trimEnd()}` } : undefined
}

/** What is told in sums, day by day and category by category; notes count, and take away. */
export function sumReportedDays(papers: readonly DatedPaper[]): ReportedDay[] {
  const days = new Map<string, ReportedDay>()
  for (const { day, paper } of papers) {
    if (channelOf(paper) !== 'SUMMED') continue
    const category = categoryOf(paper)
    const key = `${day} ${category}`
    const known = days.get(key) ?? { day, category, papers: 0, vat: [] }
    days.set(key, { ...known, papers: known.papers + 1, vat: addVat([...known.vat, ...signedVat(paper)]) })
  }
  return [...days.values()].sort((one, other) => (`${one.day} ${one.category}` < `${other.day} ${other.category}` ? -1 : 1))
}

/** What is taxed in another country is told with no tax of France; all else is within its VAT, exported and exempt goods too. */
function categoryOf({ tax }: Paper): SalesCategory {
  return regionOf(tax) === 'UNION_OSS' ? 'TNT1' : 'TLB1'
}

function signedVat(paper: Paper): VatShare[] {
  const sign = paper.kind === 'INVOICE' ? 1 : -1
  const isElsewhere = categoryOf(paper) === 'TNT1'
  return paper.vat.map(({ rate, gross, net, tax }) =>
    isElsewhere
      ? { rate: 0, gross: sign * net, net: sign * net, tax: 0 }
      : { rate, gross: sign * gross, net: sign * net, tax: sign * tax },
  )
}
