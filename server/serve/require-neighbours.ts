import { sql } from 'kysely'
import { serviceEndpoints } from '#api/contract/platform/service-endpoints.ts'
import { isUnavailable } from '#api/platform/database/faults.ts'
import { withDatabase } from '../ports/with-database.ts'
import { hostOfDatabase } from '../settings/database-host.ts'
import type { Settings } from '../settings/settings.ts'
import { sayReason, waitUntil } from './wait-until.ts'

/** Waits until PostgreSQL answers, where the settings name one. */
export async function waitForDatabase(settings: Settings): Promise<void> {
  const { databaseUrl } = settings
  if (!databaseUrl) return
  const host = hostOfDatabase(databaseUrl)
  await waitUntil(settings, { setting: 'DATABASE_URL', what: 'the database', host }, async () => {
    try {
      await withDatabase(settings, (db) => sql`select 1`.execute(db.read))
      return undefined
    } catch (error) {
      if (isUnavailable(error)) return sayReason(error)
      throw new Error(`DATABASE_URL: the database at ${host} lets nobody in: ${sayReason(error)}`)
    }
  })
}

const patienceMs = 5000

/** Waits until the API of another process answers, knows our key and has a database that is up to date. */
export async function waitForApi(settings: Settings): Promise<void> {
  const { apiUrl, serviceKey = '' } = settings
  if (!apiUrl) return
  const { host } = new URL(apiUrl)
  await waitUntil(settings, { setting: 'API_URL', what: 'the API', host }, async () => {
    let answer: Response
    try {
      answer = await fetch(new URL(`/api${serviceEndpoints.readiness.path}`, apiUrl), {
        headers: { 'x-service-key': serviceKey },
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
    } catch (error) {
      return sayReason(error)
    }
    if (answer.status === 403) throw new Error(`SERVICE_KEY: the API at ${host} has another: give both processes the same`)
    const told = await answer.json().catch(() => undefined)
    if (answer.ok && told?.data === true) return undefined
    if (answer.ok && told?.data === false) return 'its database is not up to date'
    if (answer.status >= 500) return `it answers ${answer.status}`
    throw new Error(`API_URL: what answers at ${host} is not the API with a SERVICE_KEY`)
  })
}
