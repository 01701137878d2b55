import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { requireOffice } from './require-office.ts'

/** Suspends a site, opens it again, or says what it may come to. */
export const changeHostedSite: UseCase<Contract['changeHostedSite']> = async ({ params, body }, visit) =>
  requireOffice(visit).change(params.id, body)
