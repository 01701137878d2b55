import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { pickRows } from '../../platform/call/pick-rows.ts'
import { requireOffice } from './require-office.ts'

/** The sites of the machine. */
export const listHostedSites: UseCase<Contract['listHostedSites']> = async ({ query }, ctx) => {
  const { rows, total } = pickRows(await requireOffice(ctx).list(), query)
  return done({ sites: rows, total })
}
