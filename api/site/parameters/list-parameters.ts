import { done } from '#app/models/platform/outcome.ts'
import { findParameter } from '#app/models/site/settings/parameter-list.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'

/** The site's public parameters in the language of the visit, set or not. */
export const listParameters: UseCase<Contract['listParameters']> = async (_given, ctx) => {
  const { parameters } = await ctx.settings.of(ctx)
  return done(parameters.filter(({ type }) => !findParameter(type)?.isPrivate))
}
