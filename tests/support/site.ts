import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, inject } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { makeToken } from '#api/identity/keys/make-token.ts'
import { bindToSite, type Database } from '#api/platform/database/database.ts'
import { migrate } from '#api/platform/database/migrate.ts'
import { openDatabase } from '#api/platform/database/open.ts'
import type { Shop, ShopOverrides } from '#server/serve/open-shop.ts'
import { copyTemplate } from './database/sqlite-templates.ts'
import { type Page, readPage } from './page/page.ts'

/** The built program, as it runs in production. */
export const program = join(process.cwd(), 'build', 'server', 'index.js')

type Built = {
  openShop: (env: NodeJS.ProcessEnv, overrides?: ShopOverrides) => Promise<Shop>
}

export type TestShop = {
  shop: Shop
  db: Database
  env: NodeJS.ProcessEnv
  /** Every line of the log so far. */
  log: () => Promise<Record<string, unknown>[]>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  /** What it answers, to be read as its visitor reads it. */
  page(path: string, headers?: Record<string, string>): Promise<Page>
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** Changes a page of the demo site as an owner does, through the API. */
  changePage(id: string, changes: Record<string, unknown>): Promise<Response>
  /** Sets a parameter of the demo site in the same way. */
  setParameter(type: string, value: string): Promise<Response>
  close(): Promise<void>
}

export type TestShopOptions = { env?: NodeJS.ProcessEnv; overrides?: ShopOverrides; fill?: (db: Database) => Promise<void> }

export const origin = 'http://localhost:3000'

/** Opens the demo shop of the built program on data of its own, without a port. */
export async function openTestShop({ env = {}, overrides, fill }: TestShopOptions = {}): Promise<TestShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-site-'))
  const place: NodeJS.ProcessEnv & { DATA_DIR: string } = { DATA_DIR: folder, LOG: 'all', ...env }
  const isFile = place.DATABASE_URL === undefined
  if (isFile) copyTemplate(inject('sqlite').demo, place.DATA_DIR)
  const db = await openDatabase({ dataDir: place.DATA_DIR, databaseUrl: place.DATABASE_URL })
  await migrate(db)
  if (!isFile) await seedDemo(db)
  await fill?.(db)
  const token = await bindToSite(db, '1').inTransaction((tx) =>
    makeToken(tx, { email: 'owner@shop.test', role: 'SUPER_ADMIN', now: new Date() }),
  )
  const lines: string[] = []
  const shop = await openBuilt(place, { log: (text) => void lines.push(text), ...overrides })
  const at = place.PUBLIC_ORIGIN ?? origin
  const { host } = new URL(at)
  const ask = (path: string, init: RequestInit = {}) => shop.fetch(new Request(at + path, init))
  const change = (what: string, changes: Record<string, unknown>) =>
    ask(`/api/admin/${what}`, {
      method: 'PUT',
      headers: { host, idSite: '1', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(changes),
    })

  return {
    shop,
    db,
    env: place,
    log: async () => {
      await shop.settled()
      const written = lines.join('').split('\n').filter(Boolean)
      return written.map((line) => JSON.parse(line))
    },
    get: (path, headers = {}) => ask(path, { headers: { host, ...headers } }),
    page: async (path, headers = {}) => readPage(await (await ask(path, { headers: { host, ...headers } })).text()),
    post: (path, fields, headers = { origin: at }) =>
      ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { host, ...headers } }),
    changePage: (id, changes) => change(`page/${id}`, changes),
    setParameter: (type, value) => change(`parameter/${type}`, { value }),
    close: async () => {
      await shop.close()
      await db.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens the built program's shop on data that is there already. */
export async function openBuilt(env: NodeJS.ProcessEnv, overrides: ShopOverrides = {}): Promise<Shop> {
  const { openShop } = (await import(pathToFileURL(program).href)) as Built
  return openShop(env, overrides)
}

/** One shop for all tests of a file. */
export function shopForAll(options?: TestShopOptions): () => TestShop {
  let opened: TestShop | undefined
  beforeAll(async () => {
    opened = await openTestShop(options)
  })
  afterAll(() => opened?.close())
  return () => {
    if (!opened) throw new Error('the shop is open during tests only')
    return opened
  }
}

let places = 0

/** The same shop seen from an address of its own, so that no test meets the limits of another; it trusts one proxy. */
export function fromElsewhere(shop: TestShop): TestShop {
  places += 1
  const address = `198.51.100.${places}`
  const fetch = (request: Request) => {
    request.headers.set('x-forwarded-for', address)
    return shop.shop.fetch(request)
  }
  return { ...shop, shop: { ...shop.shop, fetch } }
}
