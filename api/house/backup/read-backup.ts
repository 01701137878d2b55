import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { listMigrations } from '../../platform/database/migrations.ts'
import { BackupEntry, Header } from './format.ts'
import { type BackupKeys, damaged, proveWhole, unlock } from './lock.ts'
import { readBackupEntries } from './read-entries.ts'

export type Backup = { header: Header; lines: () => AsyncGenerator<BackupEntry> }

/** Opens a backup, once it is proved whole and this program knows its schema. */
export async function openBackup(file: string, keys: BackupKeys): Promise<Backup> {
  await proveWhole(file, keys)
  const header = await readHeader(file, keys)
  const known = listMigrations('sqlite').map(({ name }) => name)
  const unknown = header.steps.filter((step) => !known.includes(step))
  if (unknown.length > 0) throw new Error(`the backup is newer than this program: it has ${unknown.join(', ')}`)
  return { header, lines: () => parseLines(file, keys) }
}

async function readHeader(file: string, keys: BackupKeys): Promise<Header> {
  for await (const line of textLines(file, keys)) {
    const read = Header.safeParse(JSON.parse(line))
    if (read.success) return read.data
    throw new Error(read.error.issues.find(({ path }) => path[0] === 'version')?.message ?? 'this file is not a backup')
  }
  throw new Error(damaged)
}

async function* parseLines(file: string, keys: BackupKeys): AsyncGenerator<BackupEntry> {
  let isFirst = true
  for await (const text of textLines(file, keys)) {
    if (!isFirst) {
      const line = BackupEntry.parse(JSON.parse(text))
      yield line
      if ('end' in line) return
    }
    isFirst = false
  }
  throw new Error(damaged)
}

async function* textLines(file: string, keys: BackupKeys): AsyncGenerator<string> {
  const packed = Readable.from(unlock(file, keys))
  const unpacked = packed.pipe(createGunzip()).setEncoding('utf8')
  packed.on('error', (error) => unpacked.destroy(error))
  try {
    yield* readBackupEntries(unpacked)
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
}
