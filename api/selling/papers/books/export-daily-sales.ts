import { bookTexts } from '#app/texts/house/settings/books.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { csvFile } from '../../../platform/formats/csv-file.ts'
import { readSpan } from './read-span.ts'
import { sumSpan } from './sum-span.ts'
import { writeAmount } from './write-amount.ts'

/** What was sold day by day and rate by rate, as a file for whoever transmits it. */
export const exportDailySales: UseCase<Contract['exportDailySales']> = async ({ query }, { read }) => {
  const pages = readSpan(read, query)
  if (!pages.ok) return pages
  const sales = await sumSpan(pages.value)
  const lines = sales.map(({ day, isBusiness, rate, papers, gross, net, tax }) => [
    day,
    isBusiness ? bookTexts.business : bookTexts.people,
    writeAmount(rate),
    String(papers),
    // A number that begins with a sign would be taken for a formula: the way it goes stands beside it.
    gross < 0 ? bookTexts.back : bookTexts.sold,
    ...[net, tax, gross].map(writeAmount),
  ])
  return csvFile({ name: `ventes-${query.from}-${query.to}.csv`, head: bookTexts.salesColumns }, [lines])
}
