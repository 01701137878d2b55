import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isBusy } from '#api/platform/database/faults.ts'

/** The data of a folder, held by this process. */
export type DataLock = { holder: undefined; release: () => void } | { holder: string }

/**
 * Takes the data of a folder for this process alone, or answers who has it. The lock is the kernel's, which drops it with whoever
 * held it, however that ended and whatever other process has its number since; the number that is written down is for people.
 */
export function takeData(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true })
  const note = join(dataDir, 'serve.lock')
  const lock = new Sqlite(join(dataDir, 'serve.hold'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error)) return { holder: readHolder(note) }
    throw new Error(`DATA_DIR: ${dataDir} cannot be locked: ${(error as Error).message}`)
  }
  writeFileSync(note, String(process.pid))
  return {
    holder: undefined,
    release: () => {
      if (!lock.open) return
      rmSync(note, { force: true })
      lock.close()
    },
  }
}

/** Keeps a second process from starting on the same data by mistake; answers how to give the data free. */
export function lockData(dataDir: string): () => void {
  const lock = takeData(dataDir)
  if (lock.holder === undefined) return lock.release
  throw new Error(`${lock.holder} already serves the data in ${dataDir}: stop it, or set SHARED_DATA=1 if both are meant`)
}

function readHolder(note: string): string {
  try {
    return `process ${Number.parseInt(readFileSync(note, 'utf8'), 10) || 'of another kind'}`
  } catch {
    return 'another process'
  }
}
