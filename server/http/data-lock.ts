import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps a second process from starting on the same data by mistake; answers how to give the data free. */
export function lockData(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const place = join(dataDir, 'serve.lock')
  const holder = takeLock(place)
  if (holder !== undefined) {
    throw new Error(`process ${holder} already serves the data in ${dataDir}: stop it, or set SHARED_DATA=1 if both are meant`)
  }
  return () => {
    if (readHolder(place) === process.pid) rmSync(place, { force: true })
  }
}

/** Takes the lock, or answers who holds it. */
function takeLock(place: string): number | undefined {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(place, String(process.pid), { flag: 'wx' })
      return undefined
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = readHolder(place)
    if (holder !== undefined && holder !== process.pid && isAlive(holder)) return holder
    // Its owner was killed before it could tidy up.
    rmSync(place, { force: true })
  }
  throw new Error(`the lock ${place} cannot be taken`)
}

function readHolder(place: string): number | undefined {
  try {
    const pid = Number(readFileSync(place, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
