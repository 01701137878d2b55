import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import type { CallContext, Site } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OwnSettings } from '../../platform/ports/kept-settings.ts'
import { readOwnSettings } from '../../site/parameters/own-settings.ts'

/** What the owner has set that orders are judged by. */
export type OrderRules = { values: ParameterValues; isWinemaker: boolean }

/** The rules of the shop as they stand now; orders follow those of the site's own language. */
export async function readOrderRules({ site }: { site: Pick<Site, 'lang'> }, read: SiteReader): Promise<Outcome<OrderRules>> {
  return orderRulesOf(await readOwnSettings({ site, lang: site.lang }, read))
}

/** The rules of a shop that has set this; refused where it is closed or tells no prices. */
export function orderRulesOf({ site, values }: OwnSettings): Outcome<OrderRules> {
  if (site.is_e_commerce === 0 || values.HIDE_PRICES) return refused('not_found')
  return done({ values, isWinemaker: site.is_winemaker === 1 })
}

/** The same for a call, which need not read what has not changed. */
export async function readKeptRules(
  { site, settings }: Pick<CallContext, 'site' | 'settings'>,
  read: SiteReader,
): Promise<Outcome<OrderRules>> {
  return orderRulesOf(await settings.within({ site, lang: site.lang, read }))
}
