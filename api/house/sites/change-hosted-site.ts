import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { requireOffice } from './require-office.ts'

/** Suspends a site, opens it again, or says what it may come to. */
export const changeHostedSite: UseCase<Contract['changeHostedSite']> = async ({ params, body }, ctx) =>
  requireOffice(ctx).change(params.id, body)
