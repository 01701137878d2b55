import { listAlarms } from './alarms/list-alarms.ts'
import { getAuditEntry } from './audit-log/get-audit-entry.ts'
import { listAuditLog } from './audit-log/list-audit-log.ts'
import { undoAct } from './audit-log/undo-act.ts'
import { exportDailySales } from './papers/export-daily-sales.ts'
import { exportPapers } from './papers/export-papers.ts'
import { getAdminPaper } from './papers/get-admin-paper.ts'
import { getBookClosing } from './papers/get-book-closing.ts'
import { getOrderPaper } from './papers/get-order-paper.ts'
import { getOrderSlip } from './papers/get-order-slip.ts'
import { getPaperFile } from './papers/get-paper-file.ts'
import { listBookClosings } from './papers/list-book-closings.ts'
import { listDailySales } from './papers/list-daily-sales.ts'
import { listOrderPapers } from './papers/list-order-papers.ts'
import { listPapers } from './papers/list-papers.ts'
import { printOrderRound } from './papers/print-order-round.ts'
import type { UseCases } from './visit.ts'

/** What the calls of the books and of the log do. */
export const paperUseCases = {
  getAuditEntry,
  listAuditLog,
  undoAct,
  exportDailySales,
  exportPapers,
  getAdminPaper,
  getBookClosing,
  getOrderPaper,
  getOrderSlip,
  getPaperFile,
  listAlarms,
  listBookClosings,
  listDailySales,
  listOrderPapers,
  listPapers,
  printOrderRound,
} satisfies Partial<UseCases>
