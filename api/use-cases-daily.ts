import { getDashboard } from './dashboard/get-dashboard.ts'
import type { UseCases } from './visit.ts'

/** What the calls of an owner's daily work do. */
export const dailyUseCases = {
  getDashboard,
} satisfies Partial<UseCases>
