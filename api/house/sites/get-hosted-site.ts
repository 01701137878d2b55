import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'
import { requireOffice } from './require-office.ts'

/** One site of the machine. */
export const getHostedSite: UseCase<Contract['getHostedSite']> = async ({ params }, visit) => {
  const site = (await requireOffice(visit).list()).find(({ id }) => id === params.id)
  return site ? done(site) : refused('not_found')
}
