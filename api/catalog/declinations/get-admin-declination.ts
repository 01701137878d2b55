import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { findDeclination } from '../rows/find-live.ts'
import { toAdminDeclination } from './declination-columns.ts'

/** A declination, for its owner. */
export const getAdminDeclination: UseCase<Contract['getAdminDeclination']> = async ({ params }, { read }) => {
  const row = await findDeclination(read, params.id)
  return row ? done(toAdminDeclination(row)) : refused('not_found')
}
