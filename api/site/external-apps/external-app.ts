import type { Selectable } from 'kysely'
import { type ExternalApp, externalApps, type PublicAppConfig } from '#app/models/site/settings/external-app.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { LegalTables } from '../../platform/database/tables/legal-tables.ts'

/** The services that a site has configured. */
export async function readExternalApps(read: SiteReader): Promise<{ app: ExternalApp; config: PublicAppConfig }[]> {
  const rows = await read.selectFrom('external_apps').select(['app', 'config']).orderBy('app').execute()
  return rows.map(({ app, config }) => ({ app, config: readConfig(config) }))
}

/** A service as staff see it. */
export function toAdminApp({ app, config, note, updated_at }: Omit<Selectable<LegalTables['external_apps']>, 'site_id'>) {
  return { app, config: readConfig(config), note, updatedAt: updated_at }
}

/** Whether a word names a service that the program knows. */
export function isExternalApp(word: string): word is ExternalApp {
  return Object.hasOwn(externalApps, word)
}

function readConfig(stored: string): PublicAppConfig {
  return JSON.parse(stored) as PublicAppConfig
}
