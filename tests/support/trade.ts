import { openCallers } from '#api/accounts/callers.ts'
import { openHashPool } from '#api/accounts/hash-pool.ts'
import type { Database } from '#api/db/database.ts'
import { seedTrade } from '#api/demo/trade/seed-trade.ts'
import { openVersionsInForce } from '#api/legal/versions-in-force.ts'
import { openSealing } from '#api/outside/sealing.ts'
import { openSiteIndexes } from '#api/search/site-indexes.ts'
import { openKeptSettings } from '#api/site/kept-settings.ts'
import { openSiteDirectory } from '#api/site/site-directory.ts'
import { openTestMedia } from '../api/support/media.ts'

/** Gives a demo estate what the program's first start gives it beyond its pages and shelves. */
export async function fillTill(db: Database): Promise<void> {
  const media = openTestMedia()
  await seedTrade({
    ...{ db, media, sites: openSiteDirectory(db), callers: openCallers(), now: () => new Date(), production: false },
    ...{ hashing: openHashPool(), settings: openKeptSettings(db), indexes: openSiteIndexes(), inForce: openVersionsInForce() },
    sealing: openSealing(['a secret of the demo, long enough to seal']),
  })
  await media.pictures.close()
}
