import type { ApiServer } from '#api/door/http/server.ts'
import type { Ground } from '#api/door/run.ts'
import type { Log } from '../http/message/log.ts'
import type { ApiLine } from '../settings/line.ts'
import type { Settings } from '../settings/settings.ts'

/** The way to the product API, and the API itself with what it stands on when it lives in this process. */
export type OpenedLine = { line: ApiLine; api: ApiServer | undefined; ground?: Ground }

/** Opens the API in this process, or the line to the process that `API_URL` names. */
export async function openLine(settings: Settings, log: Log): Promise<OpenedLine> {
  if (settings.apiUrl) {
    const { openOverHttp } = await import('#api/door/over-http/over-http.ts')
    return {
      line: openOverHttp({ url: settings.apiUrl, serviceKey: settings.serviceKey, report: (error) => log.error(error) }),
      api: undefined,
    }
  }
  const [{ openGround, lineInProcess }, { openApiServer }] = await Promise.all([
    import('./line-in-process.ts'),
    import('#api/door/http/server.ts'),
  ])
  const ground = await openGround(settings, log)
  return {
    line: lineInProcess(ground),
    api: openApiServer(ground, { serviceKey: settings.serviceKey, log: apiLog(log) }),
    ground,
  }
}

/** Lets the API write into the log of the process it runs in. */
export function apiLog(log: Log): (event: object) => void {
  return (event) => log.outside(event)
}
