import { done } from '#app/models/platform/outcome.ts'
import { findParameter } from '#app/models/site/settings/parameter-list.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/visit.ts'

/** The site's public parameters in the language of the visit, set or not. */
export const listParameters: UseCase<Contract['listParameters']> = async (_given, visit) => {
  const { parameters } = await visit.settings.of(visit)
  return done(parameters.filter(({ type }) => !findParameter(type)?.isPrivate))
}
