import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/visit.ts'
import { toUser } from './user.ts'

/** The caller's own profile. */
export const getUser: UseCase<Contract['getUser']> = async (_given, visit) => {
  const row = await visit.read.selectFrom('users').selectAll().where('id', '=', getMember(visit).userId).executeTakeFirstOrThrow()
  return done(toUser(row))
}
