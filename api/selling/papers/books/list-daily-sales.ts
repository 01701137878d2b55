import { done } from '#app/models/platform/outcome.ts'
import { sumSales } from '#app/models/selling/money/daily-sales.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { readBody } from '../issue-paper.ts'
import { readSpan } from './read-span.ts'

/** What was sold day by day and rate by rate. */
export const listDailySales: UseCase<Contract['listDailySales']> = async ({ query }, { read }) => {
  const rows = await readSpan(read, query)
  if (!rows.ok) return rows
  return done({ sales: sumSales(rows.value.map((row) => ({ day: row.day, paper: readBody(row) }))) })
}
