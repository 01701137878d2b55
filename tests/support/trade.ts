import { seedTrade } from '#api/demo/trade/seed-trade.ts'
import { openSiteIndexes } from '#api/house/search/site-indexes.ts'
import { openCallers } from '#api/identity/sessions/callers.ts'
import type { Database } from '#api/platform/database/database.ts'
import { openSealing } from '#api/platform/outside/sealing.ts'
import { openHashPool } from '#api/platform/secrets/hash-pool.ts'
import { openVersionsInForce } from '#api/site/legal/versions-in-force.ts'
import { openKeptSettings } from '#api/site/parameters/kept-settings.ts'
import { openContentVersions } from '#api/site/settings/content-version.ts'
import { openSiteDirectory } from '#api/site/settings/site-directory.ts'
import { openTestMedia } from '../api/support/media/media.ts'

/** Gives a demo estate what the program's first start gives it beyond its pages and shelves. */
export async function fillTill(db: Database): Promise<void> {
  const media = openTestMedia()
  const contentVersions = openContentVersions(db)
  await seedTrade({
    db,
    media,
    sites: openSiteDirectory(db),
    callers: openCallers(),
    now: () => new Date(),
    production: false,
    hashing: openHashPool(),
    settings: openKeptSettings(contentVersions),
    indexes: openSiteIndexes(contentVersions),
    inForce: openVersionsInForce(contentVersions),
    sealing: openSealing(['a secret of the demo, long enough to seal']),
  })
  await media.pictures.close()
}
