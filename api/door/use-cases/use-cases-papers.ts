import { listAlarms } from '../../house/alarms/list-alarms.ts'
import { getAuditEntry } from '../../house/audit-log/get-audit-entry.ts'
import { listAuditLog } from '../../house/audit-log/list-audit-log.ts'
import { undoAct } from '../../house/audit-log/undo-act.ts'
import type { UseCases } from '../../platform/call/call-context.ts'
import { exportDailySales } from '../../selling/papers/books/export-daily-sales.ts'
import { exportPapers } from '../../selling/papers/books/export-papers.ts'
import { getBookClosing } from '../../selling/papers/books/get-book-closing.ts'
import { listBookClosings } from '../../selling/papers/books/list-book-closings.ts'
import { listDailySales } from '../../selling/papers/books/list-daily-sales.ts'
import { getFlowFile, listFlows, resendFlow } from '../../selling/papers/flows/list-flows.ts'
import { changePlatform, getPlatform, removePlatform } from '../../selling/papers/flows/platform.ts'
import { getAdminPaper } from '../../selling/papers/get-admin-paper.ts'
import { getOrderPaper } from '../../selling/papers/get-order-paper.ts'
import { getPaperFile } from '../../selling/papers/get-paper-file.ts'
import { exportArchive } from '../../selling/papers/leaving/export-archive.ts'
import { exportDtiLines } from '../../selling/papers/leaving/export-dti-lines.ts'
import { exportExits } from '../../selling/papers/leaving/export-exits.ts'
import { exportLedger } from '../../selling/papers/leaving/export-ledger.ts'
import { exportSalesReport } from '../../selling/papers/leaving/export-sales-report.ts'
import { exportVat } from '../../selling/papers/leaving/export-vat.ts'
import { listReportPeriods } from '../../selling/papers/leaving/list-report-periods.ts'
import { printAttestation } from '../../selling/papers/leaving/print-attestation.ts'
import { listOrderPapers } from '../../selling/papers/list-order-papers.ts'
import { listPapers } from '../../selling/papers/list-papers.ts'
import { getOrderSlip } from '../../selling/slips/get-order-slip.ts'
import { printOrderRound } from '../../selling/slips/print-order-round.ts'

/** What the calls of the books and of the log do. */
export const paperUseCases = {
  getAuditEntry,
  listAuditLog,
  undoAct,
  exportDailySales,
  exportPapers,
  exportArchive,
  exportDtiLines,
  exportExits,
  exportLedger,
  exportSalesReport,
  exportVat,
  printAttestation,
  changePlatform,
  getAdminPaper,
  getFlowFile,
  getPlatform,
  listFlows,
  removePlatform,
  resendFlow,
  getBookClosing,
  getOrderPaper,
  getOrderSlip,
  getPaperFile,
  listAlarms,
  listBookClosings,
  listDailySales,
  listOrderPapers,
  listPapers,
  listReportPeriods,
  printOrderRound,
} satisfies Partial<UseCases>
