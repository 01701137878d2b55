import { saveVintages } from '../../catalog/declinations/save-vintages.ts'
import { listWineGrid } from '../../catalog/grid/list-wine-grid.ts'
import { saveWineGrid } from '../../catalog/grid/save-wine-grid.ts'
import { printELabelCode } from '../../catalog/labels/print-e-label-code.ts'
import { printELabelCodes } from '../../catalog/labels/print-e-label-codes.ts'
import { listStock } from '../../catalog/stock/list-stock.ts'
import { saveStock } from '../../catalog/stock/save-stock.ts'
import { inspectShop } from '../../house/compliance/inspect-shop.ts'
import { getDashboard } from '../../house/dashboard/get-dashboard.ts'
import { exportFigures } from '../../house/figures/export-figures.ts'
import { getFigures } from '../../house/figures/get-figures.ts'
import { tellOpenRecord } from '../../house/open-records/tell-open-record.ts'
import { exportTable } from '../../house/tables/export-table.ts'
import { importTable } from '../../house/tables/import-table.ts'
import type { UseCases } from '../../platform/call/call-context.ts'
import { createOrder } from '../../selling/order-acts/create-order.ts'

/** What the calls of an owner's daily work do. */
export const dailyUseCases = {
  createOrder,
  exportFigures,
  exportTable,
  getDashboard,
  getFigures,
  importTable,
  inspectShop,
  listStock,
  listWineGrid,
  printELabelCode,
  printELabelCodes,
  saveStock,
  saveVintages,
  saveWineGrid,
  tellOpenRecord,
} satisfies Partial<UseCases>
