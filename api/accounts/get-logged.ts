import { done } from '#app/models/outcome.ts'
import type { Contract } from '../contract/index.ts'
import type { UseCase } from '../visit.ts'

/** Whether the caller is logged in, and as whom. */
export const getLogged: UseCase<Contract['getLogged']> = async (_given, { caller, read }) => {
  if (caller.role === 'VISITOR') return done({ isLogged: false, user: null })
  const { userId } = caller
  const user = await read.selectFrom('users').select(['id', 'email', 'role']).where('id', '=', userId).executeTakeFirstOrThrow()
  return done({ isLogged: true, user })
}
