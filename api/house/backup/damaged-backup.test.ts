import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../../demo/seed-demo.ts'
import type { Database } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { openSqlite } from '../../platform/database/sqlite.ts'
import { lock, proveWhole, unlock } from './lock.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))
const file = join(folder, 'spoilt.jsonl.gz.age')
const keys = ['a key of backups, of thirty-two letters and more']
let db: Database
let good: Buffer
let goodLines: string[]

beforeAll(async () => {
  db = openSqlite(join(folder, 'shop.db'))
  await migrate(db)
  await seedDemo(db, new Date(0))
  await writeBackup(db, { file, keys, now: new Date(0) })
  good = readFileSync(file)
  goodLines = gunzipSync(await gather(unlock(file, keys)))
    .toString()
    .trim()
    .split('\n')
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

async function complaintOf(bytes: Buffer): Promise<string> {
  writeFileSync(file, bytes)
  return proveWhole(file, keys).then(
    () => 'accepted',
    (error: Error) => error.message,
  )
}

const damaged = 'the backup is damaged, incomplete or locked with another key: nothing was restored'

/** A backup of other lines, locked as if we had written it. */
async function forge(change: (lines: string[]) => string[], under = keys): Promise<Buffer> {
  const packed = gzipSync(`${change(goodLines).join('\n')}\n`)
  return gather(lock(inPieces(packed), under))
}

async function gather(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

async function* inPieces(bytes: Buffer) {
  yield bytes
}

test('threat 52: a backup with any one bit flipped is refused', async () => {
  // Every byte in the long run; in the short one its head and its end whole, and a thousand between them.
  const stride = process.env.LONG ? 1 : Math.max(1, Math.floor(good.length / 1000))
  const isTried = (at: number) => at % stride === 0 || at < 200 || at >= good.length - 400
  for (let at = 0; at < good.length; at += 1) {
    if (!isTried(at)) continue
    const bytes = Buffer.from(good)
    bytes[at] = (bytes[at] as number) ^ (1 << (at % 8))
    expect(await complaintOf(bytes), `byte ${at}`).toBe(damaged)
  }
})

test('threat 52: a backup cut short or drawn out is refused', async () => {
  for (let length = 0; length < good.length; length += 1 + Math.floor(good.length / 300)) {
    expect(await complaintOf(good.subarray(0, length)), `${length} bytes`).toBe(damaged)
  }
  expect(await complaintOf(Buffer.concat([good, Buffer.from([0])]))).toBe(damaged)
  expect(await complaintOf(good)).toBe('accepted')
})

test('threat 52: a damaged backup leaves the data as it was', async () => {
  const before = await db.read.selectFrom('pages').selectAll().orderBy('id').execute()
  writeFileSync(file, good.subarray(0, good.length - 1))
  await expect(restoreBackup(db, { file, keys, replace: true })).rejects.toThrow(damaged)
  writeFileSync(file, await forge((lines) => lines.filter((_line, place) => place !== lines.length - 2)))
  await expect(restoreBackup(db, { file, keys, replace: true })).rejects.toThrow(damaged)
  expect(await db.read.selectFrom('pages').selectAll().orderBy('id').execute()).toEqual(before)
})

test('a backup of a newer program or of a newer form is refused', async () => {
  const withHeader = (change: Record<string, unknown>) =>
    forge(([first, ...rest]) => [JSON.stringify({ ...JSON.parse(first as string), ...change }), ...rest])
  writeFileSync(file, await withHeader({ steps: ['0001-sites', '9999-tomorrow'] }))
  await expect(restoreBackup(db, { file, keys, replace: true })).rejects.toThrow(
    'the backup is newer than this program: it has 9999-tomorrow',
  )
  writeFileSync(file, await withHeader({ version: 3 }))
  await expect(restoreBackup(db, { file, keys, replace: true })).rejects.toThrow('the backup was written by a newer program')
  writeFileSync(file, await withHeader({ format: 'recipes' }))
  await expect(restoreBackup(db, { file, keys, replace: true })).rejects.toThrow('this file is not a backup')
})

test('a backup of an older program is brought up to this one', async () => {
  writeFileSync(
    file,
    await forge(([first, ...rest]) => {
      const older = rest.slice(
        0,
        rest.findIndex((line) => line.startsWith('{"table":"tokens"')),
      )
      const tables = ['sites', 'site_hosts', 'content_versions', 'users']
      const kept = keepTables(older, tables)
      const end = { end: { rows: kept.counted, files: 0 } }
      return [JSON.stringify({ ...JSON.parse(first as string), steps: ['0001-sites'] }), ...kept.lines, JSON.stringify(end)]
    }),
  )
  const other = openSqlite(join(folder, 'older.db'))
  try {
    expect(await restoreBackup(other, { file, keys, replace: false })).toMatchObject({ sites: 1 })
    expect(await migrate(other)).toEqual([])
    expect(await other.read.selectFrom('pages').selectAll().execute()).toEqual([])
  } finally {
    await other.close()
  }
})

/** The columns of the first step: those that came later are at the end of each row. */
const firstColumns: Record<string, number> = { sites: 6 }

function keepTables(lines: string[], tables: string[]): { lines: string[]; counted: Record<string, number> } {
  const counted: Record<string, number> = {}
  let table = ''
  const kept = lines.flatMap((text) => {
    const line = JSON.parse(text) as { table?: string; columns?: string[]; row?: unknown[] }
    table = line.table ?? table
    if (!tables.includes(table)) return []
    counted[table] = (counted[table] ?? -1) + 1
    const older = { columns: line.columns?.slice(0, firstColumns[table]), row: line.row?.slice(0, firstColumns[table]) }
    return [JSON.stringify({ ...line, ...older })]
  })
  return { lines: kept, counted }
}
