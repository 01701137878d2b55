import { done, refused } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { selectHeld, toRegistration } from './registration.ts'

/** One registration, for the owner. */
export const getRegistration: UseCase<Contract['getRegistration']> = async ({ params }, { read }) => {
  const row = await selectHeld(read).selectAll().where('id', '=', params.id).executeTakeFirst()
  return row ? done(toRegistration(row)) : refused('not_found')
}
