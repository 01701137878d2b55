import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../../contract/index.ts'
import type { UseCase } from '../../../platform/call/call-context.ts'
import { readSpan } from './read-span.ts'
import { sumSpan } from './sum-span.ts'

/** What was sold day by day and rate by rate. */
export const listDailySales: UseCase<Contract['listDailySales']> = async ({ query }, { read }) => {
  const pages = readSpan(read, query)
  return pages.ok ? done({ sales: await sumSpan(pages.value) }) : pages
}
