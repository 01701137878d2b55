import { fileURLToPath } from 'node:url'
import { openApiServer } from '#api/door/http/server.ts'
import { countGauges } from '#api/house/alarms/count-gauges.ts'
import { openDispatcher } from '../http/dispatcher.ts'
import { openHealth } from '../http/health.ts'
import { openLog } from '../http/message/log.ts'
import { sayOpen } from '../http/message/say-start.ts'
import { openMetrics } from '../http/metrics.ts'
import { closeOnSignal } from '../http/signals.ts'
import { openServer, type ServerHandle } from '../pages/server-handle.ts'
import { openApiHandler } from '../ports/api-handler.ts'
import { connectInProcess, openApiDependencies } from '../ports/connect-in-process.ts'
import { startJobs } from '../ports/jobs.ts'
import { openMailFate } from '../ports/mail-fate.ts'
import { apiLog } from '../ports/open-api-connection.ts'
import { type Settings, serviceKeyMissing, wrongSettings } from '../settings/settings.ts'
import { openTroubles, pingOf, troubleLookMs } from '../trouble/open-troubles.ts'
import { listenOrClose } from './listen-or-close.ts'
import { waitForDatabase } from './require-neighbours.ts'
import { requireSites } from './require-sites.ts'

/** Serves the product API alone, for sites that run as other processes; ends when told to. */
export async function serveApi(settings: Settings, program: string): Promise<void> {
  await waitForDatabase(settings)
  await requireSites(settings)
  const doors = await openApi(settings, fileURLToPath(program))
  const { address } = await listenOrClose(doors)
  closeOnSignal(settings, doors.close)
  sayOpen(settings, 'API', address)
}

async function openApi(settings: Settings, program: string): Promise<ServerHandle> {
  const { production, trustedProxies, serviceKey, metricsToken } = settings
  if (!serviceKey) throw wrongSettings([serviceKeyMissing])
  const log = openLog({ write: (lines) => void process.stdout.write(lines), level: settings.log })
  const dependencies = await openApiDependencies(settings, { log, program })
  const connection = connectInProcess(dependencies)
  const metrics = openMetrics()
  const mailFate = openMailFate()
  const jobs = await startJobs(settings, dependencies, { log, mailFate })
  const troubles = openTroubles(settings, {
    log,
    dependencies,
    process: 'api',
    ping: () => pingOf(connection, dependencies),
    isMailDown: mailFate.isDown,
    longestDelay: metrics.longestDelay,
  })
  troubles.start(troubleLookMs)
  const api = openApiServer(dependencies, { serviceKey, log: apiLog(log) })
  const doors: ServerHandle = openServer(settings, {
    log,
    answer: openDispatcher(
      {
        health: openHealth({
          isReady: connection.isReady,
          isDraining: () => doors.isDraining(),
          metrics,
          operators: { token: metricsToken, production },
          gauges: () => countGauges(dependencies.db).catch(() => ({})),
          troubles,
        }),
        api: openApiHandler({ api, log, production }),
      },
      { log, metrics, trustedProxies, production },
    ),
    close: async () => {
      troubles.stop()
      metrics.close()
      await jobs.stop()
      await connection.close()
      log.flush()
    },
  })
  return doors
}
