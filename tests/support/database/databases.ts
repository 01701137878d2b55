import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, inject } from 'vitest'
import type { Database } from '#api/platform/database/database.ts'
import { migrate } from '#api/platform/database/migrate.ts'
import { openPostgres } from '#api/platform/database/postgres.ts'
import { openSqlite } from '#api/platform/database/sqlite.ts'
import { borrowDatabase } from './kept-databases.ts'
import { copyTemplate } from './sqlite-templates.ts'
import { createTestDatabase, dropTestDatabase } from './test-database.ts'

type Open = () => Promise<Database>
type Dialect = Database['dialect']
type How = { migrated?: boolean }
type OpenPlace = { db: Database; reopen: () => Database; env: TestPlace }

/** Where a fresh test database lies, in the words of the settings. */
export type TestPlace = { DATABASE_URL?: string; DATA_DIR: string }

/** Runs the same tests over each database; `open` gives a fresh one, migrated and empty, closed and removed after the test. */
export function eachDatabase(name: string, body: (open: Open, dialect: Dialect) => void): void {
  eachPlace(name, (place, dialect) => {
    body(async () => {
      const { db } = await place()
      return db
    }, dialect)
  })
}

/** As `eachDatabase`, for tests that open the same data again or hand it to another process. */
export function eachPlace(name: string, body: (open: (how?: How) => Promise<OpenPlace>, dialect: Dialect) => void) {
  const postgres = inject('postgres')
  describe(`${name} (SQLite)`, () => {
    body(placesOf(openSqlitePlace), 'sqlite')
  })
  describe.skipIf('missing' in postgres)(`${name} (PostgreSQL)`, () => {
    body(placesOf(openPostgresPlace), 'postgres')
  })
}

/** What is lent is open already, and closed by nobody but a test that wants it so. */
type Place = { lent?: Database | undefined; open: () => Database; env: TestPlace; remove: () => Promise<void> }

function placesOf(make: (how: How) => Promise<Place>) {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })
  return async ({ migrated = true }: How = {}): Promise<OpenPlace> => {
    const { lent, open, env, remove } = await make({ migrated })
    ends.push(remove)
    const reopen = () => {
      const db = open()
      // A test may have closed it already.
      ends.push(() => db.close().catch(() => {}))
      return db
    }
    const db = lent ?? reopen()
    if (migrated) await migrate(db)
    return { db, reopen, env }
  }
}

async function openSqlitePlace({ migrated }: How): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  if (migrated) copyTemplate(inject('sqlite').empty, folder)
  return {
    open: () => openSqlite(join(folder, 'shop.db')),
    env: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function openPostgresPlace({ migrated }: How): Promise<Place> {
  const postgres = inject('postgres')
  if ('missing' in postgres) throw new Error(postgres.missing)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  const { url, db, giveBack } = migrated ? await borrowDatabase(postgres) : await makeBare(postgres.url)
  const near = postgres.sockets === undefined ? url : `${url}?host=${encodeURIComponent(postgres.sockets)}`
  return {
    lent: db,
    open: () => openPostgres(near),
    env: { DATABASE_URL: url, DATA_DIR: folder },
    remove: async () => {
      await giveBack()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makeBare(serverUrl: string) {
  const url = await createTestDatabase(serverUrl)
  return { url, db: undefined, giveBack: () => dropTestDatabase(serverUrl, url) }
}
