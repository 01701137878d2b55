import { getDashboard } from './dashboard/get-dashboard.ts'
import { createOrder } from './orders/create-order.ts'
import { listStock } from './stock/list-stock.ts'
import { saveStock } from './stock/save-stock.ts'
import type { UseCases } from './visit.ts'

/** What the calls of an owner's daily work do. */
export const dailyUseCases = {
  createOrder,
  getDashboard,
  listStock,
  saveStock,
} satisfies Partial<UseCases>
