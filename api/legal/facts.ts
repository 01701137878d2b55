import type { LegalFacts } from '#app/models/legal.ts'
import { readParameters } from '#app/models/parameter-values.ts'
import { readUsedPurposes } from '../consent/used-purposes.ts'
import type { SiteReader } from '../db/database.ts'
import { readExternalApps } from '../external-apps/external-app.ts'
import { readParameterRows } from '../site/parameter.ts'
import { readSettings } from '../site/settings.ts'
import type { Site } from '../visit.ts'

/** What the legal texts of a site are composed from, in the site's own language: they bind in that one. */
export async function readLegalFacts(site: Site, read: SiteReader): Promise<LegalFacts> {
  const [rows, settings, apps] = await Promise.all([
    readParameterRows({ site, lang: site.lang }, read),
    readSettings(read),
    readExternalApps(read),
  ])
  const values = readParameters(rows)
  return {
    values,
    site: {
      name: site.name,
      url: site.origin,
      isWinemaker: settings.is_winemaker === 1,
      isECommerce: settings.is_e_commerce === 1,
    },
    purposes: await readUsedPurposes(read, { apps, values }),
  }
}
