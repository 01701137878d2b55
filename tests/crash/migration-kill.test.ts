import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Database } from '#api/platform/database/database.ts'
import { dropTables } from '#api/platform/database/drop-tables.ts'
import { inSchemaTurn, migrate, migrateWithin, migrationStatus } from '#api/platform/database/migrate.ts'
import { readTables } from '#api/platform/database/schema.ts'
import type { Table } from '#api/platform/database/table-shape.ts'
import { eachPlace, type TestPlace } from '../support/database/databases.ts'

/** How many places to be killed at are tried; all of them in the long run. */
const most = process.env.LONG
  ? { sqlite: Number.POSITIVE_INFINITY, postgres: Number.POSITIVE_INFINITY }
  : { sqlite: 15, postgres: 8 }

async function runMigrate(env: TestPlace, extra: NodeJS.ProcessEnv): Promise<NodeJS.Signals | number> {
  const child = spawn(
    process.execPath,
    ['--import', './tests/support/database/kill-at-statement.mjs', 'build/server/index.js', 'migrate'],
    {
      env: { PATH: process.env.PATH, ...env, ...extra },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const [code, signal] = (await once(child, 'exit')) as [number, NodeJS.Signals | null]
  return signal ?? code
}

const clear = (db: Database) => db.inTransaction((tx) => dropTables(tx, db.dialect))
const tablesOf = (db: Database) => readTables(db.read, db.dialect)

/** The tables as they must stand once these steps are taken, and no others. */
async function expectedAfter(db: Database, steps: string[]): Promise<Table[]> {
  await clear(db)
  if (steps.length > 0) await inSchemaTurn(db, (tx) => migrateWithin(tx, db.dialect, (step) => steps.includes(step)))
  const tables = await tablesOf(db)
  await clear(db)
  return tables
}

eachPlace('threat 54: a migration killed', (open) => {
  test('at any statement leaves no half step, and the next one ends it', {
    timeout: process.env.LONG ? 3_600_000 : 300_000,
  }, async () => {
    const [{ db, env }, { db: clean }] = [await open({ migrated: false }), await open({ migrated: false })]
    const countFile = join(env.DATA_DIR, 'count')
    expect(await runMigrate(env, { COUNT_FILE: countFile })).toBe(0)
    const whole = await tablesOf(db)
    const statements = Number(readFileSync(countFile, 'utf8'))
    expect(statements).toBeGreaterThan(15)

    const stride = Math.max(1, statements / most[db.dialect])
    for (let at = 1; Math.round(at) <= statements; at += stride) {
      await clear(db)
      expect(await runMigrate(env, { KILL_AT: String(Math.round(at)) }), `statement ${at}`).toBe('SIGKILL')
      const { applied } = await migrationStatus(db)
      const left = (await tablesOf(db)).filter(({ name }) => applied.length > 0 || name !== 'migrations')
      expect(left, `statement ${at}`).toEqual(await expectedAfter(clean, applied))
      await migrate(db)
      expect(await tablesOf(db), `statement ${at}`).toEqual(whole)
    }
  })

  test('is no hindrance to others: processes that migrate at once all succeed', async () => {
    const { db, env } = await open({ migrated: false })
    expect(await Promise.all([1, 2, 3].map(() => runMigrate(env, {})))).toEqual([0, 0, 0])
    expect((await migrationStatus(db)).pending).toEqual([])
  })
})
