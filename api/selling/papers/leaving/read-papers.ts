import type { Outcome } from '#app/models/platform/outcome.ts'
import { done } from '#app/models/platform/outcome.ts'
import type { DatedPaper } from '#app/models/selling/money/sales-report.ts'
import type { SiteReader } from '../../../platform/database/database.ts'
import { readSpan } from '../books/read-span.ts'
import { readBody } from '../issue-paper.ts'

export type Span = { from: string; to: string }

/** The papers of a span of days, in the order of their issue. */
export async function readDatedPapers(read: SiteReader, span: Span): Promise<Outcome<DatedPaper[]>> {
  const pages = readSpan(read, span)
  if (!pages.ok) return pages
  const papers: DatedPaper[] = []
  for await (const rows of pages.value)
    for (const row of rows) papers.push({ day: row.day, label: row.label, paper: readBody(row) })
  return done(papers)
}
