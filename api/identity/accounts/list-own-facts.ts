import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import { getMember, type UseCase } from '../../platform/call/call-context.ts'
import { fieldsIn, readFieldsOf, tellCustomFacts } from '../../platform/custom/custom-rows.ts'

/** What the house says of the caller in those of its own fields that it shows them. */
export const listOwnFacts: UseCase<Contract['listOwnFacts']> = async (_given, ctx) => {
  const { userId } = getMember(ctx)
  const { custom } = await ctx.read.selectFrom('users').select('custom').where('id', '=', userId).executeTakeFirstOrThrow()
  if (custom === '{}') return done([])
  return done(tellCustomFacts(custom, fieldsIn(await readFieldsOf(ctx.read, 'MEMBER'), 'MEMBER_SPACE')))
}
