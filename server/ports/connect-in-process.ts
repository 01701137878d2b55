import { openInProcess } from '#api/door/in-process.ts'
import type { ApiDependencies } from '#api/door/run.ts'
import { openBackupShelf } from '#api/house/backup/backup-shelf.ts'
import { openSiteIndexes } from '#api/house/search/site-indexes.ts'
import { openCallers } from '#api/identity/sessions/callers.ts'
import { migrationStatus, requireCurrentSchema } from '#api/platform/database/migrate.ts'
import { openDatabase } from '#api/platform/database/open.ts'
import { openStreetService } from '#api/platform/outside/net/street-service.ts'
import { openSealing } from '#api/platform/outside/sealing.ts'
import { openStripe } from '#api/platform/outside/stripe.ts'
import { openHashPool } from '#api/platform/secrets/hash-pool.ts'
import { openVersionsInForce } from '#api/site/legal/versions-in-force.ts'
import { openFileFinder } from '#api/site/media/find-sent-file.ts'
import { openKeptSettings } from '#api/site/parameters/kept-settings.ts'
import { openContentVersions } from '#api/site/settings/content-version.ts'
import { openSiteDirectory } from '#api/site/settings/site-directory.ts'
import type { Log } from '../http/message/log.ts'
import type { ApiConnection } from '../settings/api-connection.ts'
import type { Settings } from '../settings/settings.ts'
import { writeByProcess } from './backup-process.ts'
import { openIndexShelf } from './index-shelf.ts'
import { openMedia } from './media.ts'
import { readOwnKeys } from './sealing.ts'
import { asServing } from './serving-name.ts'

/** `program` is the file that runs the verbs, where long work has a process of its own. */
type Surroundings = { log: Pick<Log, 'event'>; program?: string | undefined }

/** Opens the database and what every call stands on; refuses one that is newer or older than this program. */
export async function openApiDependencies(settings: Settings, { log, program }: Surroundings): Promise<ApiDependencies> {
  const keys = readOwnKeys(settings)
  const db = await openDatabase(asServing(settings))
  await requireCurrentSchema(db).catch(async (error) => {
    await db.close()
    throw error
  })
  const contentVersions = openContentVersions(db)
  return {
    db,
    sites: openSiteDirectory(db, Date.now, settings.publicOrigin),
    callers: openCallers(),
    now: () => new Date(),
    production: settings.production,
    hashing: openHashPool(),
    media: openMedia(settings),
    backups: openBackupShelf(db, {
      dataDir: settings.dataDir,
      keep: settings.backupsKept,
      keys,
      write: program === undefined ? undefined : writeByProcess(program),
    }),
    settings: openKeptSettings(contentVersions),
    indexes: openSiteIndexes(contentVersions, {
      beyond: program === undefined ? undefined : { shelf: openIndexShelf(settings, program) },
    }),
    inForce: openVersionsInForce(contentVersions),
    sealing: openSealing(keys),
    payments: openStripe(standInOf(settings)),
    streets: openStreetService(),
    notice: log.event,
  }
}

/** The line to an API in this very process. */
export function connectInProcess(dependencies: ApiDependencies): ApiConnection {
  return {
    open: openInProcess(dependencies),
    siteOfHost: dependencies.sites.byHost,
    siteById: dependencies.sites.byId,
    file: openFileFinder(dependencies),
    contentVersion: openContentVersions(dependencies.db),
    isReady: async () => (await migrationStatus(dependencies.db)).pending.length === 0,
    close: async () => {
      dependencies.media.studio.clear()
      await dependencies.media.pictures.close()
      await dependencies.db.close()
    },
  }
}

function standInOf({ stripeStandIn: url }: Settings): Parameters<typeof openStripe>[0] {
  return url && { at: { host: url.hostname, port: Number(url.port), protocol: 'http' } }
}
