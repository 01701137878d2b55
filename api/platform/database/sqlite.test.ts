import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { isUnavailable } from './faults.ts'
import { migrate } from './migrate.ts'
import { openSqlite, refuseOldSqlite } from './sqlite.ts'

let folder: string
let db: Database
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'))
  db = openSqlite(join(folder, 'shop.db'))
  await migrate(db)
})
afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

const addSite = (id: string, name = '') =>
  db.inTransaction((tx) =>
    tx.insertInto('sites').values({ id, name, origin: id, status: 'open', lang: 'fr', created_at: '' }).execute(),
  )
const pragma = (text: string) => db.inTransaction((tx) => sql.raw<Record<string, unknown>>(`pragma ${text}`).execute(tx))

test('threat 24: a version of SQLite that may lose writes is refused', () => {
  for (const old of ['3.51.2', '3.45.1', '2.99.9']) expect(() => refuseOldSqlite(old)).toThrow('can lose committed writes')
  for (const good of ['3.51.3', '3.52.0', '4.0.0']) expect(() => refuseOldSqlite(good)).not.toThrow()
})

test('threat 24: a commit is on the disk before it is answered, in a journal of its own', async () => {
  const settings = ['journal_mode', 'synchronous', 'foreign_keys']
  const found = await Promise.all(settings.map(async (name) => Object.values((await pragma(name)).rows[0] ?? {})[0]))
  expect(found).toEqual(['wal', 2, 1])
})

test('the file of the shop is for its owner alone', async () => {
  await addSite('a')
  for (const name of ['shop.db', 'shop.db-wal']) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0)
})

test.skipIf(!existsSync('/proc/locks'))(
  'threat 24: who opens the file once more in one process takes no lock from it',
  async () => {
    await addSite('a')
    const file = join(folder, 'shop.db')
    const mark = ` ${process.pid} `
    const inode = `:${statSync(file).ino} `
    const locks = () =>
      readFileSync('/proc/locks', 'utf8')
        .split('\n')
        .filter((line) => line.includes(mark) && line.includes(inode))
        .map((line) => line.slice(line.indexOf('POSIX')))
    const held = locks()
    expect(held).not.toEqual([])
    // Without them an older SQLite of another program believes itself the last one, and takes the journal away on closing.
    await openSqlite(file).close()
    expect(locks()).toEqual(held)
  },
)

test('a second process that holds the lock for 1.5 s delays a write, not the event loop', async () => {
  const holder = spawn(process.execPath, ['-e', holdLock, join(folder, 'shop.db')], { stdio: ['ignore', 'pipe', 'inherit'] })
  // The holder may be gone before our write comes through.
  const gone = once(holder, 'exit')
  await once(holder.stdout, 'data')
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const began = performance.now()
  await addSite('late')
  const waited = performance.now() - began
  delay.disable()
  expect(waited).toBeGreaterThan(1000)
  expect(delay.max / 1e6).toBeLessThan(400)
  await gone
})

const holdLock = `
  const db = require('better-sqlite3')(process.argv[1])
  db.exec('begin immediate')
  console.log('held')
  setTimeout(() => { db.exec('commit'); db.close() }, 1500)`

test('threat 53: on a full disk writes are refused, reading goes on, and writing begins again when there is room', async () => {
  await addSite('before')
  const pages = Number(Object.values((await pragma('page_count')).rows[0] ?? {})[0])
  await pragma(`max_page_count = ${pages + 4}`)
  const error = await addSite('big', 'x'.repeat(100_000)).catch((error: unknown) => error)
  expect(isUnavailable(error), String(error)).toBe(true)
  expect(await db.read.selectFrom('sites').select('id').execute()).toEqual([{ id: 'before' }])
  await pragma('max_page_count = 1000000')
  await addSite('big', 'x'.repeat(100_000))
  expect(await db.read.selectFrom('sites').select('id').orderBy('id').execute()).toHaveLength(2)
  expect((await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.read)).rows).toEqual([
    { integrity_check: 'ok' },
  ])
})

test('readers go on while a transaction is open, and see nothing of it before its end', async () => {
  await db.inTransaction(async (tx) => {
    await tx.insertInto('sites').values({ id: 'x', name: '', origin: 'x', status: 'open', lang: 'fr', created_at: '' }).execute()
    expect(await db.read.selectFrom('sites').select('id').execute()).toEqual([])
  })
  expect(await db.read.selectFrom('sites').select('id').execute()).toEqual([{ id: 'x' }])
})

type Writer = Parameters<Parameters<Database['amongWriters']>[0]>[0]

const writeSite =
  (id: string, name = '') =>
  (tx: Writer) =>
    tx.insertInto('sites').values({ id, name, origin: id, status: 'open', lang: 'fr', created_at: '' }).execute()
const sites = async () => (await db.read.selectFrom('sites').select('id').orderBy('id').execute()).map(({ id }) => id)

test('threat 24: those who write at once share a commit, and each is answered when it stands', async () => {
  const stamps = new Set<number>()
  const seen = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      await db.amongWriters(writeSite(`at-once-${index}`))
      stamps.add(db.stamp?.() ?? 0)
      return (await sites()).includes(`at-once-${index}`)
    }),
  )
  expect(seen).toEqual(Array(20).fill(true))
  expect(stamps.size).toBe(1)
})

test('whoever is refused among others leaves nothing, is told when the others stand, and takes nothing from them', async () => {
  await db.amongWriters(writeSite('before'))
  const twice = async (id: string) => {
    const why = await db.amongWriters(writeSite(id)).catch((error: Error) => error.message)
    return [typeof why === 'string' ? 'refused' : 'written', (await sites()).includes(id)]
  }
  const answers = Promise.all([twice('a'), twice('a'), twice('before'), twice('b')])
  const refusal = db.amongWriters(async (tx) => {
    await writeSite('taken-back')(tx)
    return { ok: false }
  })
  const alone = db.inTransaction(writeSite('alone'))
  expect(await answers).toEqual([
    ['written', true],
    ['refused', true],
    ['refused', true],
    ['written', true],
  ])
  expect([await refusal, typeof (await alone)]).toEqual([{ ok: false }, 'object'])
  expect(await sites()).toEqual(['a', 'alone', 'b', 'before'])
})

test('where the disk is full for one of them, what is answered as written is what is there', async () => {
  const [row] = (await pragma('page_count')).rows
  await pragma(`max_page_count = ${Number(row?.page_count) + 2}`)
  const works = [writeSite('first'), writeSite('large', 'x'.repeat(200_000)), writeSite('after')]
  const outcomes = await Promise.allSettled(works.map((work) => db.amongWriters(work)))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused.map(({ reason }) => isUnavailable(reason))).toContain(true)
  const written = ['first', 'large', 'after'].filter((_, place) => outcomes[place]?.status === 'fulfilled')
  expect(await sites()).toEqual(written.sort())
  await pragma('max_page_count = 1073741823')
  await db.amongWriters(writeSite('later'))
  expect(await sites()).toContain('later')
})

test('where the whole is taken back in the midst, as a failing disk does, none of them is answered as written', async () => {
  const lose = async (tx: Writer) => {
    await sql.raw('rollback').execute(tx)
    await sql.raw('select nothing').execute(tx)
    return []
  }
  const outcomes = await Promise.allSettled([writeSite('first'), lose, writeSite('after')].map((work) => db.amongWriters(work)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await sites()).toEqual(['after'])
})

test('what is counted of the rows has no statement planned anew for each value', async () => {
  for (let at = 0; at < 50; at += 1) await addSite(`site-${at}`)
  await db.refreshStatistics()
  const tables = await sql<{ name: string }>`select name from sqlite_schema where name like 'sqlite_stat%'`.execute(db.read)
  expect(tables.rows.map(({ name }) => name)).toEqual(['sqlite_stat1'])
  const counted = await sql<{ stat: string }>`select stat from sqlite_stat1 where tbl = 'sites'`.execute(db.read)
  expect(counted.rows.map(({ stat }) => stat.split(' ')[0])).toContain('50')
})
