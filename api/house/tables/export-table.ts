import type { ExportKind } from '#app/models/house/table-kind.ts'
import { addDays, parisDay } from '#app/models/platform/time/working-days.ts'
import { tableColumns, tableNames } from '#app/texts/house/settings/tables.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { csvFile } from '../../platform/formats/csv-file.ts'
import { exportOrderRows } from './export-order-rows.ts'
import { exportMembers, exportMessages } from './export-people.ts'
import { exportProducts, exportStock } from './export-wines.ts'
import type { TableSpan } from './table-span.ts'

const exporters: Record<ExportKind, (read: SiteReader, span: TableSpan) => AsyncIterable<string[][]>> = {
  orders: exportOrderRows,
  products: exportProducts,
  stock: exportStock,
  members: exportMembers,
  messages: exportMessages,
}

/** A table of the shop for a spreadsheet; without days the last year counts. */
export const exportTable: UseCase<Contract['exportTable']> = async ({ params: { what }, query }, { read, now }) => {
  const today = parisDay(now)
  const span = { from: query.from ?? addDays(today, -366), to: query.to ?? today }
  return csvFile({ name: `${tableNames[what]}-${today}.csv`, head: tableColumns[what] }, exporters[what](read, span))
}
