import { existsSync } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { requireKnownSchema } from '../../platform/database/migrate.ts'
import { readTables } from '../../platform/database/schema.ts'
import type { Tables } from '../../platform/database/tables/tables.ts'
import { type BackupEntry, formatVersion, type Header } from './format.ts'
import { type BackupKeys, lock } from './lock.ts'
import { readRows } from './read-rows.ts'
import { filesOf } from './restore-files.ts'

export type BackupRequest = {
  /** Where the backup goes; it appears there only when it is whole. */
  file: string
  /** The folder of uploaded files, when it exists. */
  filesDir?: string | undefined
  site?: string | undefined
  keys: BackupKeys
  now: Date
}

/** Writes all data as it stands at one moment into one file that only its owner may read; the shop may go on meanwhile. */
export async function writeBackup(db: Database, wish: BackupRequest): Promise<Record<string, number>> {
  if (existsSync(wish.file)) throw new Error(`${wish.file} is there already: a backup takes no other's place`)
  const partial = `${wish.file}.part`
  const handle = await openPartial(partial)
  try {
    const counted = { rows: {}, files: 0 }
    await db.inSnapshot((tx) => writeLocked(handle, backupLines({ read: tx, dialect: db.dialect }, wish, counted), wish.keys))
    await handle.sync()
    await handle.close()
    await rename(partial, wish.file)
    return counted.rows
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

/** One left by a backup that was killed is thrown away first: its rights may be wider than ours. */
async function openPartial(partial: string): Promise<FileHandle> {
  await rm(partial, { force: true })
  return open(partial, 'wx', 0o600)
}

type Counted = { rows: Record<string, number>; files: number }

type From = { read: Kysely<Tables>; dialect: Database['dialect'] }

async function* backupLines({ read, dialect }: From, wish: BackupRequest, counted: Counted) {
  const { applied } = await requireKnownSchema({ dialect, read })
  const site = wish.site ?? null
  if (site !== null) await requireSite(read, site)
  const header: Header = {
    format: 'vitrine-backup',
    version: formatVersion,
    createdAt: wish.now.toISOString(),
    site,
    steps: applied,
  }
  yield text(header)
  for (const table of await readTables(read, dialect)) {
    if (table.name === 'migrations') continue
    counted.rows[table.name] = 0
    yield text({ table: table.name, columns: table.columns })
    for await (const row of readRows(read, table, site)) {
      counted.rows[table.name] = (counted.rows[table.name] ?? 0) + 1
      yield text({ row })
    }
  }
  if (wish.filesDir) yield* fileLines(filesOf(wish.filesDir, site), counted)
  yield text({ end: { ...counted } })
}

/** A backup of nothing would be found out on the day it is wanted. */
async function requireSite(read: Kysely<Tables>, id: string): Promise<void> {
  const known = await read.selectFrom('sites').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new Error(`there is no site ${id}: site:list tells which there are`)
}

async function* fileLines(folder: string, counted: Counted) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    // What is let go of meanwhile is named by no row any more; what is open can be read to its end.
    const file = await open(path).catch(() => undefined)
    if (!file) continue
    try {
      counted.files += 1
      yield text({ file: relative(folder, path).split(sep).join('/'), size: (await file.stat()).size })
      for await (const piece of file.createReadStream({ highWaterMark: 48 * 1024, autoClose: false })) {
        yield text({ piece: (piece as Buffer).toString('base64') })
      }
    } finally {
      await file.close()
    }
  }
}

function text(line: Header | BackupEntry): string {
  return `${JSON.stringify(line)}\n`
}

function writeLocked(handle: FileHandle, lines: AsyncGenerator<string>, keys: BackupKeys): Promise<void> {
  return pipeline(
    inPieces(lines),
    createGzip({ level: packing, chunkSize: pieceSize }),
    async (packed: AsyncIterable<Buffer>) => {
      for await (const piece of lock(packed, keys)) await handle.writeFile(piece)
    },
  )
}

/** What follows packs a tenth smaller and costs twice as much. */
const packing = 4
const pieceSize = 256 * 1024

/** Many lines at once: each piece that is packed goes to another thread and back, which costs more than packing a line. */
async function* inPieces(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const line of lines) {
    piece += line
    if (piece.length < pieceSize) continue
    yield piece
    piece = ''
  }
  yield piece
}
