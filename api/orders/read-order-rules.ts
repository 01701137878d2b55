import { done, type Outcome, refused } from '#app/models/outcome.ts'
import { type ParameterValues, readParameters } from '#app/models/parameter-values.ts'
import type { SiteReader } from '../db/database.ts'
import { readParameterRows } from '../site/parameter.ts'
import { readSettings } from '../site/settings.ts'
import type { Site } from '../visit.ts'

/** What the owner has set that orders are judged by. */
export type OrderRules = { values: ParameterValues; isWinemaker: boolean }

/** The rules of the shop; refused where it is closed or tells no prices. Orders follow those of the site's own language. */
export async function readOrderRules({ site }: { site: Pick<Site, 'lang'> }, read: SiteReader): Promise<Outcome<OrderRules>> {
  const settings = await readSettings(read)
  if (settings.is_e_commerce === 0) return refused('not_found')
  const values = readParameters(await readParameterRows({ site, lang: site.lang }, read))
  return values.HIDE_PRICES ? refused('not_found') : done({ values, isWinemaker: settings.is_winemaker === 1 })
}
