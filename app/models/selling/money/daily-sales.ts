import type { Paper } from './paper.ts'

/** What was sold on a day at one rate, to people or to businesses, less what was given back. */
export type DailySale = {
  day: string
  isBusiness: boolean
  rate: number
  papers: number
  gross: number
  net: number
  tax: number
}

/** Papers summed up as the tax office wants them told: by day, by rate, and businesses apart. */
export function sumSales(papers: readonly { day: string; paper: Pick<Paper, 'kind' | 'buyer' | 'vat'> }[]): DailySale[] {
  const sums = new Map<string, DailySale>()
  for (const { day, paper } of papers) {
    const isBusiness = paper.buyer.siren !== ''
    const sign = paper.kind === 'INVOICE' ? 1 : -1
    for (const { rate, gross, net, tax } of paper.vat) {
      const key = `${day} ${isBusiness} ${rate}`
      const known = sums.get(key) ?? { day, isBusiness, rate, papers: 0, gross: 0, net: 0, tax: 0 }
      sums.set(key, {
        day,
        isBusiness,
        rate,
        papers: known.papers + 1,
        gross: known.gross + sign * gross,
        net: known.net + sign * net,
        tax: known.tax + sign * tax,
      })
    }
  }
  return [...sums.values()].sort(
    (one, other) =>
      one.day.localeCompare(other.day) || Number(one.isBusiness) - Number(other.isBusiness) || one.rate - other.rate,
  )
}
