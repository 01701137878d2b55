import type { Credentials, ShopApi } from '#api/contract/index.ts'
import { type ApiServer, openApiServer } from '#api/door/http/server.ts'
import { openInProcess } from '#api/door/in-process.ts'
import { openOverHttp } from '#api/door/over-http/over-http.ts'
import type { ApiDependencies } from '#api/door/run.ts'
import { openSiteIndexes } from '#api/house/search/site-indexes.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { openCallers } from '#api/identity/sessions/callers.ts'
import type { Role } from '#api/platform/call/call-context.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { openSealing } from '#api/platform/outside/sealing.ts'
import { openHashPool } from '#api/platform/secrets/hash-pool.ts'
import { openVersionsInForce } from '#api/site/legal/versions-in-force.ts'
import { openKeptSettings } from '#api/site/parameters/kept-settings.ts'
import { openContentVersions } from '#api/site/settings/content-version.ts'
import { openSiteDirectory } from '#api/site/settings/site-directory.ts'
import { openTestMedia } from './media/media.ts'
import { fillSite } from './rows/fill-site.ts'

/** Locks what the stages keep locked. */
export const sealing = openSealing(['a secret of the stage, long enough to seal'])
export const serviceKey = 'a-shared-key-of-more-than-32-characters'
export const now = new Date('2026-03-01T10:00:00.000Z')
export const roles = ['MEMBER', 'ADMIN', 'SUPER_ADMIN'] as const

/** Two sites with the same kinds of rows, a user of each role on both, and the API before them. */
export type Stage = {
  db: Database
  dependencies: ApiDependencies
  server: ApiServer
  /** Tokens by site and role. */
  tokens: Record<string, Record<Role, string>>
  log: object[]
}

/**
 * Sets the stage in an empty database: site 1 is the one at play, site 2 the neighbour whose texts must never be seen.
 * Where site 1 is the operator's, calls about all sites open to it as well.
 */
export async function setStage(db: Database, { isOperators = false } = {}): Promise<Stage> {
  const tokens: Stage['tokens'] = {}
  for (const [id, host] of [
    ['1', 'coteaux.test'],
    ['2', 'voisin.test'],
  ] as const) {
    await fillSite(db, { id, host, mark: id === '2' ? canary : 'Coteaux' })
    tokens[id] = await makeTokens(db, id)
  }
  if (isOperators) await db.inTransaction((tx) => tx.updateTable('sites').set({ is_operator: 1 }).where('id', '=', '1').execute())
  return openStage(db, tokens, () => now)
}

/** Sets the stage in a database of the demo site, as of today. */
export async function setDemoStage(db: Database): Promise<Stage> {
  return openStage(db, { '1': await makeTokens(db, '1', new Date()) }, () => new Date())
}

/** What a hash takes is proven where it counts; elsewhere it would be most of what these tests do. */
export const cheapHash = { memoryCost: 64, timeCost: 1 }

function openStage(db: Database, tokens: Stage['tokens'], clock: () => Date): Stage {
  const contentVersions = openContentVersions(db)
  const dependencies: ApiDependencies = {
    db,
    // Asked of the clock each time, so that a test can hold it.
    sites: openSiteDirectory(db, () => Date.now()),
    callers: openCallers(),
    now: clock,
    production: false,
    hashing: openHashPool({ cost: cheapHash }),
    media: openTestMedia(),
    settings: openKeptSettings(contentVersions),
    indexes: openSiteIndexes(contentVersions),
    inForce: openVersionsInForce(contentVersions),
    sealing,
  }
  const log: object[] = []
  // Most tests ask in process, and three hundred calls take a while to be mounted.
  let opened: ApiServer | undefined
  const server: ApiServer = (request, from) => {
    opened ??= openApiServer(dependencies, { serviceKey, log: (event) => log.push(event) })
    return opened(request, from)
  }
  return { db, dependencies, tokens, log, server }
}

/** Stands in every text of the neighbour's rows, and in no text of site 1. */
export const canary = 'Kanari'

export type Transport = (stage: Stage) => (who: Credentials) => ShopApi

/** The two ways to the API. */
export const transports: Record<'in process' | 'HTTP', Transport> = {
  'in process': ({ dependencies }) => openInProcess(dependencies),
  HTTP: (stage) => lineTo(stage).open,
}

/** The line over HTTP to the server on stage, without a port. */
export function lineTo({ server }: Stage) {
  const fetch = (request: Request) => server(request, { clientAddress: '192.0.2.1' })
  return openOverHttp({ url: 'http://api.test', serviceKey, fetch })
}

/** Sends a request as it stands to the API on stage. */
export async function ask({ server }: Stage, path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<Asked> {
  const response = await server(new Request(`http://api.test/api${path}`, init), { clientAddress: '192.0.2.1' })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: readJson(text) }
}

export type Asked = {
  status: number
  headers: Headers
  text: string
  json: {
    success?: boolean
    message?: string
    data?: { code?: string; errors?: Record<string, string[]> } & Record<string, unknown>
  }
}

/** Writes the headers of a call on site 1. */
export function asRole(stage: Stage, role: Role | 'VISITOR', site = '1'): Record<string, string> {
  const token = role === 'VISITOR' ? undefined : stage.tokens[site]?.[role]
  return { idSite: site, ...(token && { authorization: `Bearer ${token}` }) }
}

/** Makes new tokens for the site at play: some calls end the one that makes them. */
export async function renewTokens({ db, tokens }: Stage, at = now): Promise<void> {
  tokens['1'] = await makeTokens(db, '1', at)
}

async function makeTokens(db: Database, siteId: string, at = now): Promise<Record<Role, string>> {
  const made = await bindToSite(db, siteId).inTransaction(async (tx) => {
    const pairs: [Role, string][] = []
    for (const role of roles) {
      pairs.push([role, await makeToken(tx, { email: `${role.toLowerCase()}-${siteId}@exemple.test`, role, now: at })])
    }
    return pairs
  })
  return Object.fromEntries(made) as Record<Role, string>
}

function readJson(text: string): Asked['json'] {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
