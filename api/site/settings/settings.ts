import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SettingsRow } from '../../platform/ports/kept-settings.ts'

/** A site that has set nothing: a winemaker's, open, without a shop. */
const untouched: SettingsRow = {
  is_winemaker: 1,
  is_e_commerce: 0,
  is_building: 0,
  technical_file_model: 'default',
  dashboard_type: 'default',
  banner: '',
  footer_banner: '',
  webp: 1,
  dev_urls: '[]',
  prod_urls: '[]',
  servers: '[]',
}

/** What the site has set of itself. */
export async function readSettings(read: SiteReader): Promise<SettingsRow> {
  return (await read.selectFrom('site_settings').selectAll().executeTakeFirst()) ?? untouched
}

/** Changes some of what the site has set of itself. */
export async function writeSettings(tx: SiteWriter, changes: Partial<SettingsRow>): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable('site_settings').set(changes).executeTakeFirst()
  if (numUpdatedRows === 0n) {
    await tx
      .insertInto('site_settings')
      .values({ ...untouched, ...changes })
      .execute()
  }
}
