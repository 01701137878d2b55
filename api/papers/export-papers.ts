import { writeCsv } from '#app/models/csv.ts'
import { sayShortDay } from '#app/models/french-date.ts'
import { done } from '#app/models/outcome.ts'
import { bookTexts } from '#app/texts/admin/books.ts'
import { sayMeans } from '#app/texts/card-means.ts'
import { counterTexts } from '#app/texts/orders.ts'
import { paperTexts } from '#app/texts/papers.ts'
import type { Contract } from '../contract/index.ts'
import { csvFile } from '../csv-file.ts'
import type { UseCase } from '../visit.ts'
import { type PaperRow, readBody } from './issue-paper.ts'
import { readSpan } from './read-span.ts'
import { writeAmount } from './write-amount.ts'

/** The journal of sales for an accountant: a line for each paper and each rate of tax. */
export const exportPapers: UseCase<Contract['exportPapers']> = async ({ query }, { read }) => {
  const rows = await readSpan(read, query)
  if (!rows.ok) return rows
  const lines = rows.value.flatMap(linesOf)
  return done(csvFile(`journal-${query.from}-${query.to}.csv`, writeCsv([[...bookTexts.journalColumns], ...lines])))
}

/** A number that begins with a sign would be taken for a formula: a note is known by its kind. */
function linesOf(row: PaperRow): string[][] {
  const { kind, vat, buyer, paid, credits } = readBody(row)
  return vat.map(({ rate, gross, net, tax }) => [
    ...[row.label, paperTexts.names[kind], sayShortDay(row.issued_at), credits?.label ?? '', row.reference],
    ...[
      buyer.company || buyer.name || counterTexts.buyer,
      buyer.siren,
      sayMeans(paid.means, paid.by ?? 'card'),
      writeAmount(rate),
    ],
    ...[net, tax, gross].map(writeAmount),
  ])
}
