import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../platform/database/database.ts'
import type { BackupKind, BackupShelf, KeptBackup } from '../../platform/ports/backup-shelf.ts'
import { type BackupKeys, proveWhole } from './lock.ts'
import { writeBackup } from './write-backup.ts'

/** Writes a backup into a file and proves it whole. */
export type WriteBackup = (file: string, now: Date) => Promise<void>

type ShelfSettings = {
  dataDir: string
  keep: number
  keys: BackupKeys
  /** How they are written, where not by this process. */
  write?: WriteBackup | undefined
}

const named = /^(daily|asked|vitrine)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.jsonl\.gz\.age$/
/** Of those made at the desk so many stay: whoever presses a button often must not fill the disk. */
const mostAsked = 3

/** Opens the shelf of a data folder. */
export function openBackupShelf(db: Database, { dataDir, keep, keys, ...settings }: ShelfSettings): BackupShelf {
  const folder = join(dataDir, 'backups')
  const write = settings.write ?? writeHere
  const list = () => listBackups(folder)
  let underWay: Promise<KeptBackup> | undefined

  async function writeHere(file: string, now: Date): Promise<void> {
    await writeBackup(db, { file, filesDir: join(dataDir, 'files'), keys, now })
    await proveWhole(file, keys)
  }

  async function make(kind: 'daily' | 'asked', now: Date): Promise<KeptBackup> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${kind}-${stampOf(now)}.jsonl.gz.age`
    const place = join(folder, name)
    const draft = join(folder, `${name}.draft`)
    await removeDrafts(folder, now)
    try {
      if (existsSync(place)) throw new Error(`${name} is there already`)
      await write(draft, now)
      await rename(draft, place)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    const most = kind === 'daily' ? Math.max(keep, 1) : mostAsked
    const others = (await list()).filter((one) => one.kind === kind && one.name !== name)
    for (const old of others.slice(most - 1)) await rm(join(folder, old.name), { force: true })
    return { name, kind, bytes: (await stat(place)).size, createdAt: now }
  }

  return {
    keep,
    list,
    make: (kind, now) => {
      underWay ??= make(kind, now).finally(() => {
        underWay = undefined
      })
      return underWay
    },
    isMaking: () => underWay !== undefined,
    isSound: async (name) => {
      if (!named.test(name)) return false
      return isWhole(join(folder, name), keys)
    },
  }
}

function isWhole(place: string, keys: BackupKeys): Promise<boolean> {
  return proveWhole(place, keys).then(
    () => true,
    () => false,
  )
}

/** A moment as it stands in the name of a backup. */
export function stampOf(now: Date): string {
  return now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')
}

async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(names.map((name) => readKept(folder, name)))
  return found.filter((one) => one !== undefined).sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
}

async function readKept(folder: string, name: string): Promise<KeptBackup | undefined> {
  const [, kind, day, hour, minute, second] = named.exec(name) ?? []
  const found = kind ? await stat(join(folder, name)).catch(() => undefined) : undefined
  if (!found?.isFile()) return undefined
  return { name, kind: kind as BackupKind, bytes: found.size, createdAt: new Date(`${day}T${hour}:${minute}:${second}Z`) }
}

/** What a process that was killed left half written; what was written to in the last hour may be another's work. */
async function removeDrafts(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const place = join(folder, name)
    const known = /\.draft(\.part)?$/.test(name) && (await stat(place).catch(() => undefined))
    if (known && now.getTime() - known.mtimeMs > 3_600_000) await rm(place, { force: true })
  }
}
