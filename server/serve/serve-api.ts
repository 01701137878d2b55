import { openApiServer } from '#api/door/http/server.ts'
import { countGauges } from '#api/house/alarms/count-gauges.ts'
import { openFront } from '../http/front.ts'
import { openHealth } from '../http/health.ts'
import { openLog } from '../http/message/log.ts'
import { openMetrics } from '../http/metrics.ts'
import { closeOnSignal } from '../http/signals.ts'
import { type Doors, openDoors } from '../pages/doors.ts'
import { openApiRoom } from '../ports/api-room.ts'
import { startJobs } from '../ports/jobs.ts'
import { lineInProcess, openGround } from '../ports/line-in-process.ts'
import { apiLog } from '../ports/open-line.ts'
import { type Settings, serviceKeyMissing, wrongSettings } from '../settings/settings.ts'

/** Serves the product API alone, for sites that run as other processes; ends when told to. */
export async function serveApi(settings: Settings): Promise<void> {
  const doors = await openApi(settings)
  const { address } = await doors.listen()
  closeOnSignal(doors.close)
  console.log(`The API is open at ${address}/api`)
}

async function openApi(settings: Settings): Promise<Doors> {
  const { production, trustedProxies, serviceKey, metricsToken } = settings
  if (!serviceKey) throw wrongSettings([serviceKeyMissing])
  const log = openLog({ write: (lines) => void process.stdout.write(lines), level: settings.log })
  const ground = await openGround(settings, log)
  const line = lineInProcess(ground)
  const jobs = await startJobs(settings, ground, log)
  const metrics = openMetrics()
  const api = openApiServer(ground, { serviceKey, log: apiLog(log) })
  const doors: Doors = openDoors(settings, {
    log,
    answer: openFront(
      {
        health: openHealth({
          isReady: line.isReady,
          isDraining: () => doors.isDraining(),
          metrics,
          operators: { token: metricsToken, production },
          gauges: () => countGauges(ground.db).catch(() => ({})),
        }),
        api: openApiRoom({ api, log, production }),
      },
      { log, metrics, trustedProxies, production },
    ),
    close: async () => {
      metrics.close()
      await jobs.stop()
      await line.close()
      log.flush()
    },
  })
  return doors
}
