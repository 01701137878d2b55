import type { VatShare } from '../cart/cart-totals.ts'
import { territoryOf } from '../tax/territory.ts'
import type { Paper } from './paper.ts'
import { addVat } from './paper-sums.ts'
import { regionOf } from './vat-recap.ts'

/** The categories of sales of goods that are told in sums: taxed in France, and not taxed there. */
export type SalesCategory = 'TLB1' | 'TNT1'

/** The sales of a day in a category: how many papers, and what they come to at each rate. */
export type ReportedDay = { day: string; category: SalesCategory; papers: number; vat: VatShare[] }

/** A paper with the day of its issue in France. */
export type DatedPaper = { day: string; label: string; paper: Paper }

/** How a paper is told: a business of France gets its invoice by a platform, one of elsewhere is named, all others are summed up. */
export function channelOf({ buyer }: Pick<Paper, 'buyer'>): 'INVOICE' | 'NAMED' | 'SUMMED' {
  if (buyer.siren !== '') return 'INVOICE'
  const isAbroad = territoryOf({ country: buyer.country || 'FR', postalCode: buyer.postalCode }) === 'EXPORT' || isUnion(buyer)
  return buyer.company !== '' && isAbroad ? 'NAMED' : 'SUMMED'
}

function isUnion({ country, postalCode }: Paper['buyer']): boolean {
  return territoryOf({ country: country || 'FR', postalCode }) === 'UNION'
}

/** What is told in sums, day by day and category by category; notes count, and take away. */
export function sumReportedDays(papers: readonly DatedPaper[]): ReportedDay[] {
  const days = new Map<string, ReportedDay>()
  for (const { day, paper } of papers) {
    if (channelOf(paper) !== 'SUMMED') continue
    const category = categoryOf(paper)
    const key = `${day} ${category}`
    const known = days.get(key) ?? { day, category, papers: 0, vat: [] }
    const sign = paper.kind === 'INVOICE' ? 1 : -1
    const own = paper.vat.map(({ rate, gross, net, tax }) => ({ rate, gross: sign * gross, net: sign * net, tax: sign * tax }))
    days.set(key, { ...known, papers: known.papers + 1, vat: addVat([...known.vat, ...own]) })
  }
  return [...days.values()].sort((one, other) => (`${one.day} ${one.category}` < `${other.day} ${other.category}` ? -1 : 1))
}

/** What is taxed elsewhere, or not at all, is told apart of what France taxes. */
function categoryOf({ tax }: Paper): SalesCategory {
  const place = regionOf(tax)
  const isFree = tax !== undefined && tax.exemption !== ''
  return isFree || place === 'UNION_OSS' ? 'TNT1' : 'TLB1'
}
