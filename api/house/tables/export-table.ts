import type { ExportKind } from '#app/models/house/table-kind.ts'
import type { CustomSubject } from '#app/models/platform/custom/custom-field.ts'
import { done, refused } from '#app/models/platform/outcome.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { labelFileNames } from '#app/texts/house/orders/label-files.ts'
import { tableColumns, tableNames } from '#app/texts/house/settings/tables.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readFieldsOf } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { csvFile } from '../../platform/formats/csv-file.ts'
import { exportLabels } from './export-labels.ts'
import { exportOrderRows } from './export-order-rows.ts'
import { exportParcels } from './export-parcels.ts'
import { exportMembers, exportMessages } from './export-people.ts'
import { exportProducts, exportStock } from './export-wines.ts'
import type { TableSpan } from './table-span.ts'

const exporters: Record<ExportKind, (read: SiteReader, span: TableSpan, now: Date) => AsyncIterable<string[][]>> = {
  orders: exportOrderRows,
  parcels: (read, _, now) => exportParcels(read, now),
  products: exportProducts,
  stock: exportStock,
  members: exportMembers,
  messages: exportMessages,
}

/** A table of the shop for a spreadsheet; without days the last year counts. */
export const exportTable: UseCase<Contract['exportTable']> = async ({ params: { what }, query }, { read, now }) => {
  const today = parisDay(now)
  const { program } = query
  // Only parcels have labels.
  if (program && what !== 'parcels') return refused('invalid', { fields: { program: { code: 'choice' } } })
  if (program) return done(await exportLabels(read, program, `${labelFileNames[program]}-${today}.csv`, now))
  const span = { from: query.from ?? addDays(today, -366), to: query.to ?? today }
  const own = await readOwnColumns(read, what)
  return csvFile(
    { name: `${tableNames[what]}-${today}.csv`, head: [...tableColumns[what], ...own] },
    exporters[what](read, span, now),
  )
}

/** The tables with a column for each field of the house's own. */
const subjects: Partial<Record<ExportKind, CustomSubject>> = { products: 'PRODUCT', members: 'MEMBER', orders: 'ORDER' }

async function readOwnColumns(read: SiteReader, what: ExportKind): Promise<string[]> {
  const subject = subjects[what]
  return subject ? (await readFieldsOf(read, subject)).map(({ label }) => label) : []
}
