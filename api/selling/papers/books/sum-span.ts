import type { DailySale } from '#app/models/selling/money/daily-sales.ts'
import { sumSales } from '#app/models/selling/money/daily-sales.ts'
import type { PaperRow } from '../issue-paper.ts'
import { readBody } from '../issue-paper.ts'

/** What the papers of a span come to, day by day; of each no more is kept than its sums need. */
export async function sumSpan(pages: AsyncIterable<PaperRow[]>): Promise<DailySale[]> {
  const papers: Parameters<typeof sumSales>[0][number][] = []
  for await (const rows of pages) {
    for (const row of rows) {
      const { kind, buyer, vat } = readBody(row)
      papers.push({ day: row.day, paper: { kind, buyer, vat } })
    }
  }
  return sumSales(papers)
}
