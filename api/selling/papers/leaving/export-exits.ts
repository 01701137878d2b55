import { ledgerTexts as words } from '#app/texts/house/settings/ledger.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { csvFile } from '../../../platform/formats/csv-file.ts'
import { readSpan } from '../books/read-span.ts'
import { writeAmount } from '../books/write-amount.ts'
import { readExits } from './read-exits.ts'

/** What the monthly declaration to customs (DRM) asks of what left: volumes by wine, by duty and by reason. */
export const exportExits: UseCase<Contract['exportExits']> = async ({ query }, { read }) => {
  const span = readSpan(read, query)
  if (!span.ok) return span
  const exits = await readExits(read, query)
  const rows = exits.map(({ reason, duty, kind, name, appellation, alcohol, millilitres, bottles, country }) => [
    words.exits[reason],
    words.duties[duty],
    kind,
    name,
    appellation,
    alcohol === null ? '' : writeAmount(alcohol * 10),
    writeAmount(millilitres * 10),
    String(bottles),
    writeHectolitres(bottles * millilitres),
    country,
  ])
  return csvFile({ name: `drm-${query.from}-${query.to}.csv`, head: words.drmColumns }, [rows])
}

/** Millilitres as hectolitres, to the millilitre. */
export function writeHectolitres(millilitres: number, comma = ','): string {
  return `${Math.floor(millilitres / 100_000)}${comma}${String(millilitres % 100_000).padStart(5, '0')}`
}
