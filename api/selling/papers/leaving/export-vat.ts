import { recapVat } from '#app/models/selling/money/vat-recap.ts'
import { bookTexts } from '#app/texts/house/settings/books.ts'
import { ledgerTexts } from '#app/texts/house/settings/ledger.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { csvFile } from '../../../platform/formats/csv-file.ts'
import { writeAmount } from '../books/write-amount.ts'
import { readDatedPapers } from './read-papers.ts'

/** What a declaration of VAT asks for: by regime, by place and by rate. */
export const exportVat: UseCase<Contract['exportVat']> = async ({ query }, { read }) => {
  const papers = await readDatedPapers(read, query)
  if (!papers.ok) return papers
  const rows = recapVat(papers.value.map(({ paper }) => paper)).map((row) => [
    ledgerTexts.regimes[row.regime],
    ledgerTexts.places[row.place],
    row.country,
    writeAmount(row.rate),
    String(row.papers),
    row.gross < 0 ? bookTexts.back : bookTexts.sold,
    ...[row.net, row.tax, row.gross].map(writeAmount),
  ])
  return csvFile({ name: `tva-${query.from}-${query.to}.csv`, head: ledgerTexts.vatColumns }, [rows])
}
