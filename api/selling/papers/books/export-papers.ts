import { sayShortDay } from '#app/models/platform/time/french-date.ts'
import { bookTexts } from '#app/texts/house/settings/books.ts'
import { sayHandedBy, sayMeans } from '#app/texts/selling/card-means.ts'
import { counterTexts } from '#app/texts/selling/orders.ts'
import { paperTexts } from '#app/texts/selling/papers.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { mapPages } from '../../../platform/database/read-pages.ts'
import { csvFile } from '../../../platform/formats/csv-file.ts'
import { type PaperRow, readBody } from '../issue-paper.ts'
import { readSpan } from './read-span.ts'
import { writeAmount } from './write-amount.ts'

/** The journal of sales for an accountant: a line for each paper and each rate of tax. */
export const exportPapers: UseCase<Contract['exportPapers']> = async ({ query }, { read }) => {
  const pages = readSpan(read, query)
  if (!pages.ok) return pages
  const head = bookTexts.journalColumns
  return csvFile({ name: `journal-${query.from}-${query.to}.csv`, head }, mapPages(pages.value, linesOf))
}

/** A number that begins with a sign would be taken for a formula: a note is known by its kind. */
function linesOf(row: PaperRow): string[][] {
  const { kind, vat, buyer, paid, credits } = readBody(row)
  return vat.map(({ rate, gross, net, tax }) => [
    row.label,
    paperTexts.names[kind],
    sayShortDay(row.issued_at),
    credits?.label ?? '',
    row.reference,
    buyer.company || buyer.name || counterTexts.buyer,
    buyer.siren,
    paid.parts ? sayHandedBy(paid.parts) : sayMeans(paid.means, paid.by ?? 'card'),
    writeAmount(rate),
    ...[net, tax, gross].map(writeAmount),
  ])
}
