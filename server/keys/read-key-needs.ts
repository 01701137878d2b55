import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findKeyOf } from '#api/house/backup/lock.ts'
import { countSealed, type SealedCount } from '#api/house/keys/count-sealed.ts'
import type { Database } from '#api/platform/database/database.ts'
import { openSigning } from '#api/platform/secrets/signing.ts'
import { readOwnKeys } from '../ports/sealing.ts'
import type { Settings } from '../settings/settings.ts'

/** A backup that lies in the data folder, and the key that opens it, by its place in SEALING_KEY. */
type LockedBackup = { name: string; key: number | undefined }

/** What each key still opens. */
export type KeyNeeds = { keys: number; rows: SealedCount[]; backups: LockedBackup[]; books: number }

/** Looks at all that is sealed or locked on this machine, and tells by which key. */
export async function readKeyNeeds(settings: Settings, db: Database): Promise<KeyNeeds> {
  const keys = readOwnKeys(settings)
  const folder = join(settings.dataDir, 'backups')
  const backups: LockedBackup[] = []
  for (const name of listLocked(folder)) backups.push({ name, key: await findKeyOf(join(folder, name), keys) })
  return { keys: keys.length, rows: await countSealed(db, keys), backups, books: await countUntaken(db, keys) }
}

/** How many sites have books whose chain the present key has not taken over. */
async function countUntaken(db: Database, keys: readonly string[]): Promise<number> {
  const { keyId } = openSigning(keys)
  const tips = await db.read.selectFrom('book_tips').select('site_id').where('signing_key', '<>', keyId).execute()
  return tips.length
}

function listLocked(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.age'))
      .sort()
  } catch {
    return []
  }
}

/** How many rows and backups need one of the older keys. */
export function countOlder({ rows, backups }: KeyNeeds): { rows: number; backups: string[] } {
  return {
    rows: sum(rows.flatMap(({ byKey }) => byKey.slice(1))),
    backups: backups.flatMap(({ name, key }) => (key !== undefined && key > 0 ? [name] : [])),
  }
}

/** How many rows, and which backups, none of the keys opens. */
export function countUnopened({ rows, backups }: KeyNeeds): { rows: number; backups: string[] } {
  return {
    rows: sum(rows.map(({ unknown }) => unknown)),
    backups: backups.flatMap(({ name, key }) => (key === undefined ? [name] : [])),
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}
