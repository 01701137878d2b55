import type { Paper } from './paper.ts'

/** What was sold to people of the Union in each year, less what was given back, without tax; the highest of the years that were asked. */
export function sumUnionSales(papers: readonly Pick<Paper, 'kind' | 'vat' | 'tax' | 'year'>[]): number {
  const years = new Map<number, number>()
  for (const { kind, vat, tax, year } of papers) {
    if (tax?.territory !== 'UNION') continue
    const net = vat.reduce((sum, share) => sum + share.net, 0)
    years.set(year, (years.get(year) ?? 0) + (kind === 'INVOICE' ? net : -net))
  }
  return Math.max(0, ...years.values())
}
