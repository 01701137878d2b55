import { done } from '#app/models/platform/outcome.ts'
import type { Contract } from '../../contract/index.ts'
import type { UseCase } from '../../platform/call/call-context.ts'
import { readOwnSettings } from '../../site/parameters/own-settings.ts'

/** Addresses that begin like this, where the house has them proposed and its server knows somebody to ask. */
export const findStreets: UseCase<Contract['findStreets']> = async ({ query }, { site, read, streets }) => {
  const { values } = await readOwnSettings({ site, lang: site.lang }, read)
  if (!values.COMPLETE_STREETS || !streets) return done({ isProposed: false, streets: [] })
  return done({ isProposed: true, streets: await streets.find(query) })
}
