import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { writeCsvRows } from '#app/models/platform/text/csv.ts'
import type { FileAnswer } from '../../contract/platform/file.ts'
import { GrowingFile } from './growing-file.ts'

type Rows = readonly (readonly string[])[]
type Pages = AsyncIterable<Rows> | Iterable<Rows>

/** How large a table may be: some 200,000 orders, far more than a spreadsheet opens with patience. */
export const mostCsvBytes = 48 * 1024 * 1024

/** A table of texts as the file of an answer, page by page; it is whole, or refused by name where it would be too large. */
export async function csvFile(
  { name, head, mostBytes = mostCsvBytes }: { name: string; head: readonly string[]; mostBytes?: number },
  pages: Pages,
): Promise<Outcome<FileAnswer>> {
  const file = new GrowingFile()
  await file.add(Buffer.from(`\ufeff${writeCsvRows([head])}`))
  for await (const rows of pages) {
    await file.add(Buffer.from(writeCsvRows(rows)))
    if (file.length > mostBytes) return refused('too_large', { fields: { from: { code: 'table_large' } } })
  }
  return done({ name, type: 'text/csv', ...(await file.finish()) })
}
