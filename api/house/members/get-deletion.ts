import { done } from '#app/models/platform/outcome.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'

/** The day on which the caller's account ends, if they asked for it. */
export const getDeletion: UseCase<Contract['getDeletion']> = async (_given, ctx) => {
  const { deletion_planned_at: at } = await ctx.read
    .selectFrom('users')
    .select('deletion_planned_at')
    .where('id', '=', getMember(ctx).userId)
    .executeTakeFirstOrThrow()
  return done({ plannedOn: at && parisDay(new Date(at)) })
}
