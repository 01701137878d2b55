import type { ApiServer } from '#api/door/http/server.ts'
import type { ApiDependencies } from '#api/door/run.ts'
import type { Log } from '../http/message/log.ts'
import type { ApiConnection } from '../settings/api-connection.ts'
import type { Settings } from '../settings/settings.ts'

/** The way to the product API, and the API itself with what it stands on when it lives in this process. */
export type OpenedConnection = { connection: ApiConnection; api: ApiServer | undefined; dependencies?: ApiDependencies }

/** Opens the API in this process, or the line to the process that `API_URL` names. */
export async function openApiConnection(
  settings: Settings,
  { log, program }: { log: Log; program?: string | undefined },
): Promise<OpenedConnection> {
  if (settings.apiUrl) {
    const { openOverHttp } = await import('#api/door/over-http/over-http.ts')
    const { apiUrl: url, serviceKey } = settings
    return { connection: openOverHttp({ url, serviceKey, hearState: openStateLog(log, new URL(url).host) }), api: undefined }
  }
  const [{ openApiDependencies, connectInProcess }, { openApiServer }] = await Promise.all([
    import('./connect-in-process.ts'),
    import('#api/door/http/server.ts'),
  ])
  const dependencies = await openApiDependencies(settings, { log, program })
  return {
    connection: connectInProcess(dependencies),
    api: openApiServer(dependencies, { serviceKey: settings.serviceKey, log: apiLog(log) }),
    dependencies,
  }
}

/** Writes down once that the API cannot be used and why, and once that it can again: each visitor would say the same. */
function openStateLog(log: Log, api: string): (why: string | undefined) => void {
  let known: string | undefined
  return (why) => {
    if (why === known) return
    known = why
    if (why === undefined) log.event('api_back', { api })
    else log.event('api_away', { api, why })
  }
}

/** Lets the API write into the log of the process it runs in. */
export function apiLog(log: Log): (event: object) => void {
  return (event) => log.outside(event)
}
