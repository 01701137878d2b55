import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { seedDemo } from '#api/demo/seed-demo.ts'
import { lock, unlock } from '#api/house/backup/lock.ts'
import { readRows } from '#api/house/backup/read-rows.ts'
import { restoreBackup } from '#api/house/backup/restore-backup.ts'
import { writeBackup } from '#api/house/backup/write-backup.ts'
import type { Database } from '#api/platform/database/database.ts'
import { readTables } from '#api/platform/database/schema.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { addSites, page, parameter } from '../../support/sites.ts'

const now = new Date('2026-11-21T09:00:00Z')
const keys = ['a key of backups, of thirty-two letters and more']
const otherKeys = ['another key of backups, of thirty-two letters']
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

type Line = { site?: string; table?: string; columns?: string[]; row?: unknown[]; end?: { rows: Record<string, number> } }

async function gather(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(piece)
  return Buffer.concat(all)
}

async function* onePiece(bytes: Buffer) {
  yield bytes
}

function pack(lines: Line[], under = keys): Promise<Buffer> {
  return gather(lock(onePiece(gzipSync(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)), under))
}

/** All that a database holds, table by table. */
async function wholeOf(db: Database): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of await readTables(db.read, db.dialect)) {
    if (table.name === 'migrations') continue
    found[table.name] = []
    for await (const row of readRows(db.read, table, null)) found[table.name]?.push(JSON.stringify(row))
  }
  return found
}

/** A table of the backup by its place, with where its rows begin. */
function pickTable(lines: Line[], pick: number): { at: number; line: Line } {
  const filled = lines.flatMap((line, at) => (line.columns?.includes('site_id') && lines[at + 1]?.row ? [{ at, line }] : []))
  return filled[pick % filled.length] as { at: number; line: Line }
}

/** What somebody who even holds the key may write into a backup of one site. */
const forgeries: Record<string, (lines: Line[], pick: number) => Line[]> = {
  'a row of another site': (lines, pick) => {
    const { at, line } = pickTable(lines, pick)
    const row = lines[at + 1]?.row?.map((value, place) => (line.columns?.[place] === 'site_id' ? '1' : value))
    return lines.with(at + 1, { row })
  },
  'a row more, of another site': (lines, pick) => {
    const { at, line } = pickTable(lines, pick)
    const row = lines[at + 1]?.row?.map((value, place) => (line.columns?.[place] === 'site_id' ? '1' : value))
    const counted = lines.map(({ end, ...other }) => {
      const name = String(line.table)
      return end ? { end: { ...end, rows: { ...end.rows, [name]: Number(end.rows[name]) + 1 } } } : other
    })
    return counted.toSpliced(at + 1, 0, { row })
  },
  'a second name of its site': (lines, pick) => {
    const { at, line } = pickTable(lines, pick)
    const doubled = { ...line, columns: [...(line.columns ?? []), 'site_id'] }
    return lines.with(at, doubled).with(at + 1, { row: [...(lines[at + 1]?.row ?? []), '1'] })
  },
  'a row without a site': (lines, pick) => {
    const { at, line } = pickTable(lines, pick)
    const place = line.columns?.indexOf('site_id') ?? 0
    const bare = { ...line, columns: line.columns?.toSpliced(place, 1) }
    return lines.with(at, bare).with(at + 1, { row: lines[at + 1]?.row?.toSpliced(place, 1) })
  },
  'a row of what belongs to all sites': (lines) =>
    lines.toSpliced(1, 0, { table: 'migrations', columns: ['name', 'applied_at'] }, { row: ['9999-mine', now.toISOString()] }),
  'another site in its head': (lines) => lines.with(0, { ...lines[0], site: '1' }),
  'a line less': (lines, pick) => lines.toSpliced(pickTable(lines, pick).at + 1, 1),
  'no end': (lines) => lines.slice(0, -1),
}

const forged = fc.record({ kind: fc.constantFrom(...Object.keys(forgeries)), pick: fc.nat(500) })
const spoilt = fc.record({
  how: fc.constantFrom('cut', 'turned', 'swapped', 'longer', 'other key', 'no lock'),
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
})

async function spoil(good: Buffer, lines: Line[], { how, at }: { how: string; at: number }): Promise<Buffer> {
  const place = Math.floor(good.length * at)
  const mend = (bytes: Buffer) => (bytes.equals(good) ? good.subarray(1) : bytes)
  if (how === 'cut') return good.subarray(0, place)
  if (how === 'turned') return mend(Buffer.concat([good.subarray(place), good.subarray(0, place)]))
  if (how === 'swapped')
    return mend(Buffer.concat([good.subarray(0, place), good.subarray(place, place + 40).reverse(), good.subarray(place + 40)]))
  if (how === 'longer') return Buffer.concat([good, good.subarray(place)])
  if (how === 'other key') return pack(lines, otherKeys)
  return gzipSync(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)
}

eachDatabase('threat 52: a hostile backup of one site', (open) => {
  async function openOffice() {
    const db = await open()
    await seedDemo(db, now)
    const [two] = await addSites(db, 'two')
    await two.inTransaction(async (tx) => {
      await tx
        .insertInto('pages')
        .values([page('a'), page('b', 'a')])
        .execute()
      await tx.insertInto('parameters').values(parameter('p', 'x')).execute()
    })
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-hostile-'))
    folders.push(folder)
    const file = join(folder, 'two.backup')
    await writeBackup(db, { file, keys, site: 'two', now })
    const text = gunzipSync(await gather(unlock(file, keys))).toString()
    const lines = text
      .trim()
      .split('\n')
      .map((line): Line => JSON.parse(line))
    return { db, file, good: readFileSync(file), lines }
  }

  test('writes no row, whoever wrote it, and one that is sound equals what was', async () => {
    const { db, file, good, lines } = await openOffice()
    const before = await wholeOf(db)
    const rounds = { numRuns: process.env.LONG ? 500 : 40, seed: 52 }
    const restore = () => restoreBackup(db, { file, keys, replace: true })
    await fc.assert(
      fc.asyncProperty(forged, async ({ kind, pick }) => {
        writeFileSync(file, await pack(forgeries[kind]?.(lines, pick) ?? []))
        await expect(restore(), kind).rejects.toThrow()
      }),
      rounds,
    )
    await fc.assert(
      fc.asyncProperty(spoilt, async (how) => {
        writeFileSync(file, await spoil(good, lines, how))
        await expect(restore(), JSON.stringify(how)).rejects.toThrow()
      }),
      rounds,
    )
    expect(await wholeOf(db)).toEqual(before)
    writeFileSync(file, await pack(lines))
    await restore()
    expect({ ...(await wholeOf(db)), content_versions: [] }).toEqual({ ...before, content_versions: [] })
  })

  test('makes no site the one that looks after the others', async () => {
    const { db, file, lines } = await openOffice()
    const at = lines.findIndex(({ table }) => table === 'sites')
    const place = lines[at]?.columns?.indexOf('is_operator') ?? -1
    writeFileSync(file, await pack(lines.with(at + 1, { row: lines[at + 1]?.row?.with(place, 1) })))
    await restoreBackup(db, { file, keys, replace: true })
    const operators = await db.read.selectFrom('sites').select('id').where('is_operator', '=', 1).execute()
    expect(operators).toEqual([{ id: '1' }])
  })
})
