import { printELabelCode } from './catalog/print-e-label-code.ts'
import { printELabelCodes } from './catalog/print-e-label-codes.ts'
import { getDashboard } from './dashboard/get-dashboard.ts'
import { createOrder } from './orders/create-order.ts'
import { listStock } from './stock/list-stock.ts'
import { saveStock } from './stock/save-stock.ts'
import { exportTable } from './tables/export-table.ts'
import { importTable } from './tables/import-table.ts'
import type { UseCases } from './visit.ts'

/** What the calls of an owner's daily work do. */
export const dailyUseCases = {
  createOrder,
  exportTable,
  getDashboard,
  importTable,
  listStock,
  printELabelCode,
  printELabelCodes,
  saveStock,
} satisfies Partial<UseCases>
