import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { requireOffice } from './require-office.ts'

/** One site of the machine. */
export const getHostedSite: UseCase<Contract['getHostedSite']> = async ({ params }, ctx) => {
  const site = (await requireOffice(ctx).list()).find(({ id }) => id === params.id)
  return site ? done(site) : refused('not_found')
}
