import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { toUser } from './user.ts'

/** The caller's own profile. */
export const getUser: UseCase<Contract['getUser']> = async (_given, ctx) => {
  const row = await ctx.read.selectFrom('users').selectAll().where('id', '=', getMember(ctx).userId).executeTakeFirstOrThrow()
  return done(toUser(row))
}
