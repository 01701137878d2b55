import type { ServerBuild } from 'react-router'
import { countGauges } from '#api/house/alarms/count-gauges.ts'
import { openPageCache } from '../cache/page-cache.ts'
import { openVersions } from '../cache/turn-versions.ts'
import { openFiles } from '../files/files.ts'
import { openFront } from '../http/front.ts'
import { openHealth } from '../http/health.ts'
import { type Log, openLog } from '../http/message/log.ts'
import { openMetrics } from '../http/metrics.ts'
import { openSiteFinder } from '../http/site-of-request.ts'
import { openImageRoom } from '../images/image-room.ts'
import { openMemory } from '../pages/content-memory.ts'
import { type Doors, openDoors } from '../pages/doors.ts'
import { openPageRoom } from '../pages/page-room.ts'
import { openPages } from '../pages/pages.ts'
import { openApiRoom } from '../ports/api-room.ts'
import { openCookieSecrets } from '../ports/cookie-secrets.ts'
import { startJobs } from '../ports/jobs.ts'
import { openLine } from '../ports/open-line.ts'
import type { Settings } from '../settings/settings.ts'

/** What tests and the development server do otherwise than a running shop. */
export type ShopOverrides = {
  log?: (lines: string) => void
  /** The folder of the browser's files; none in development, where Vite has them. */
  clientDir?: string | undefined
  build?: () => Promise<ServerBuild>
  cache?: boolean
  /** Whether this process sends mails and does what else the clock asks; a shop that serves does. */
  jobs?: boolean
}

/** A whole shop: answers requests with or without a port. */
export type Shop = Doors & {
  /** Done when everything that goes on in the background is finished, the writing of the log too. */
  settled(): Promise<void>
}

/** Opens the sites and, unless another process has it, the product API. */
export async function openShop(settings: Settings, overrides: ShopOverrides = {}): Promise<Shop> {
  const { production, trustedProxies } = settings
  const log = openLogOf(settings, overrides)
  const onError = (error: unknown) => log.error(error)
  const { line: bareLine, api, ground } = await openLine(settings, log)
  const jobs = overrides.jobs && ground ? await startJobs(settings, ground, log) : undefined
  const cache = overrides.cache === false ? undefined : openPageCache({ mostBytes: settings.cacheBytes, production, onError })
  const versions = openVersions(bareLine.contentVersion)
  const line = { ...bareLine, open: openMemory(bareLine.open, versions) }
  const pages = openPages(await readBuild(overrides))
  const findSite = openSiteFinder(line, settings)
  const cookieSecrets = openCookieSecrets(settings)
  const room = openPageRoom({ findSite, line, pages, cache, versions, log, production, trustedProxies, cookieSecrets })
  const { clientDir } = overrides
  const files = clientDir ? await openFiles({ clientDir, dataDir: settings.dataDir, now: Date.now(), onError }) : undefined
  const metrics = openMetrics()
  const gauges = async () => ({
    ...{ cache_bytes: cache?.size().bytes ?? 0, cache_entries: cache?.size().entries ?? 0 },
    // Without the database the machine is worse off than any alarm says.
    ...(ground && (await countGauges(ground.db).catch(() => ({})))),
  })

  const doors: Doors = openDoors(settings, {
    log,
    answer: openFront(
      {
        cached: room.cached,
        ...(files && { files }),
        images: openImageRoom({ line, findSite, production }),
        health: openHealth({
          isReady: line.isReady,
          isDraining: () => doors.isDraining(),
          metrics,
          operators: { token: settings.metricsToken, production },
          gauges,
        }),
        ...(api && { api: openApiRoom({ api, log, versions, findSite, production }) }),
        pages: room.answer,
      },
      { log, metrics, trustedProxies, production },
    ),
    close: async () => {
      for (const stop of [metrics.close, files?.stop, cache?.close]) stop?.()
      await jobs?.stop()
      await files?.settled
      await line.close()
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
