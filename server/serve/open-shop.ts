import type { ServerBuild } from 'react-router'
import { countGauges } from '#api/house/alarms/count-gauges.ts'
import { openPageCache } from '../cache/page-cache.ts'
import { openVersionsPerTick } from '../cache/versions-per-tick.ts'
import { openFiles } from '../files/files.ts'
import { openDispatcher } from '../http/dispatcher.ts'
import { openHealth } from '../http/health.ts'
import { type Log, openLog } from '../http/message/log.ts'
import { openMetrics } from '../http/metrics.ts'
import { openSiteFinder } from '../http/site-of-request.ts'
import { openImageHandler } from '../images/image-handler.ts'
import { openMemory } from '../pages/content-memory.ts'
import { openPageHandler } from '../pages/page-handler.ts'
import { openPages } from '../pages/pages.ts'
import { openServer, type ServerHandle } from '../pages/server-handle.ts'
import { openApiHandler } from '../ports/api-handler.ts'
import { openCookieSecrets } from '../ports/cookie-secrets.ts'
import { startJobs } from '../ports/jobs.ts'
import { openMailFate } from '../ports/mail-fate.ts'
import { openApiConnection } from '../ports/open-api-connection.ts'
import type { Settings } from '../settings/settings.ts'
import { openTroubles, pingOf, troubleLookMs } from '../trouble/open-troubles.ts'

/** What tests and the development server do otherwise than a running shop. */
export type ShopOverrides = {
  log?: (lines: string) => void
  /** The folder of the browser's files; none in development, where Vite has them. */
  clientDir?: string | undefined
  build?: () => Promise<ServerBuild>
  cache?: boolean
  /** Whether this process sends mails and does what else the clock asks; a shop that serves does. */
  jobs?: boolean
  /** The file that runs the verbs: long work then has a process of its own. */
  program?: string
}

/** A whole shop: answers requests with or without a port. */
export type Shop = ServerHandle & {
  /** Done when everything that goes on in the background is finished, the writing of the log too. */
  settled(): Promise<void>
}

/** Opens the sites and, unless another process has it, the product API. */
export async function openShop(settings: Settings, overrides: ShopOverrides = {}): Promise<Shop> {
  const { production, trustedProxies } = settings
  const log = openLogOf(settings, overrides)
  const onError = (error: unknown) => log.error(error)
  const { connection: bareConnection, api, dependencies } = await openApiConnection(settings, { log, program: overrides.program })
  const mailFate = openMailFate()
  const jobs = overrides.jobs && dependencies ? await startJobs(settings, dependencies, { log, mailFate }) : undefined
  const cache = overrides.cache === false ? undefined : openPageCache({ mostBytes: settings.cacheBytes, production, onError })
  const versions = openVersionsPerTick(bareConnection.contentVersion)
  const connection = { ...bareConnection, open: openMemory(bareConnection.open, versions) }
  const pages = openPages(await readBuild(overrides))
  const findSite = openSiteFinder(connection, settings)
  const cookieSecrets = openCookieSecrets(settings)
  const room = openPageHandler({ findSite, connection, pages, cache, versions, log, production, trustedProxies, cookieSecrets })
  const { clientDir } = overrides
  const files = clientDir ? await openFiles({ clientDir, dataDir: settings.dataDir, now: Date.now(), onError }) : undefined
  // After what the start itself takes: that is no delay of any visitor's.
  const metrics = openMetrics()
  const troubles = openTroubles(settings, {
    log,
    dependencies,
    process: 'serve',
    ping: () => pingOf(bareConnection, dependencies),
    isMailDown: mailFate.isDown,
    longestDelay: metrics.longestDelay,
  })
  if (overrides.jobs) troubles.start(troubleLookMs)
  const gauges = async () => ({
    cache_bytes: cache?.size().bytes ?? 0,
    cache_entries: cache?.size().entries ?? 0,
    // Without the database the machine is worse off than any alarm says.
    ...(dependencies && (await countGauges(dependencies.db).catch(() => ({})))),
  })

  const doors: ServerHandle = openServer(settings, {
    log,
    answer: openDispatcher(
      {
        cached: room.cached,
        ...(files && { files }),
        images: openImageHandler({ connection, findSite, production }),
        health: openHealth({
          isReady: connection.isReady,
          isDraining: () => doors.isDraining(),
          metrics,
          operators: { token: settings.metricsToken, production },
          gauges,
          troubles,
        }),
        ...(api && { api: openApiHandler({ api, log, versions, findSite, production }) }),
        pages: room.answer,
      },
      { log, metrics, trustedProxies, production },
    ),
    close: async () => {
      for (const stop of [troubles.stop, metrics.close, files?.stop, cache?.close]) stop?.()
      await jobs?.stop()
      await files?.settled
      await connection.close()
      log.flush()
    },
  })
  return {
    ...doors,
    settled: async () => {
      await Promise.all([files?.settled, cache?.settled()])
      log.flush()
    },
  }
}

function openLogOf(settings: Settings, { log }: ShopOverrides): Log {
  const write = log ?? ((lines: string) => void process.stdout.write(lines))
  return openLog({ write, level: settings.log })
}

/** The build of this program, or a way to read it anew for each request. */
async function readBuild({ build }: ShopOverrides): Promise<ServerBuild | (() => Promise<ServerBuild>)> {
  return build ?? ((await import('virtual:react-router/server-build')) as unknown as ServerBuild)
}
