import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { pickRows } from '../../platform/call/pick-rows.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { requireOffice } from './require-office.ts'

/** The sites of the machine. */
export const listHostedSites: UseCase<Contract['listHostedSites']> = async ({ query }, visit) => {
  const { rows, total } = pickRows(await requireOffice(visit).list(), query)
  return done({ sites: rows, total })
}
