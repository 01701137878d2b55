import type { LegalFacts } from '#app/models/site/law/legal.ts'
import type { Site } from '../../platform/call/call-context.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { OwnSettings } from '../../platform/ports/kept-settings.ts'
import { readUsedPurposes } from '../consent/used-purposes.ts'
import { readExternalApps } from '../external-apps/external-app.ts'
import { readOwnSettings } from '../parameters/own-settings.ts'

/** What the legal texts of a site are composed from, in the site's own language: they bind in that one. */
export async function readLegalFacts(site: Site, read: SiteReader): Promise<LegalFacts> {
  return tellLegalFacts(site, read, await readOwnSettings({ site, lang: site.lang }, read))
}

/** The same from what a site is known to have set. */
export async function tellLegalFacts(
  site: Site,
  read: SiteReader,
  { site: settings, values }: Pick<OwnSettings, 'site' | 'values'>,
): Promise<LegalFacts> {
  const apps = await readExternalApps(read)
  return {
    values,
    site: {
      name: site.name,
      url: site.origin,
      isWinemaker: settings.is_winemaker === 1,
      isECommerce: settings.is_e_commerce === 1,
      takesCards: values.PAYMENT_PROVIDER !== '' || (await hasCardAccount(read)),
    },
    purposes: await readUsedPurposes(read, { apps, values }),
  }
}

async function hasCardAccount(read: SiteReader): Promise<boolean> {
  return (
    (await read.selectFrom('payment_providers').select('provider').where('is_active', '=', 1).executeTakeFirst()) !== undefined
  )
}
