import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { shareReads } from './share-reads.ts'

const siteName = /^[A-Za-z0-9_-]{1,64}$/
const hashName = /^[0-9a-f]{64}$/

/** Keeps files in a folder: `site/ab/abcd…`, each whole or not there, whatever happens meanwhile. */
export function openFileFolder(folder: string): FileStore {
  // Beside the folder, not in it: a backup must not find half a file.
  const writing = `${folder}.writing`
  const shared = shareReads((place) => readFile(place).catch(missing))

  return {
    keep: async (siteId, bytes) => {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const place = placeOf(folder, siteId, hash)
      if ((await touch(place)) !== bytes.length) await writeWhole(writing, place, bytes)
      return hash
    },
    find: async (siteId, hash) => {
      if (!siteName.test(siteId) || !hashName.test(hash)) return undefined
      return shared.read(placeOf(folder, siteId, hash))
    },
    listOld: async (siteId, before) => {
      if (!siteName.test(siteId)) return []
      const entries = await readdir(join(folder, siteId), { recursive: true, withFileTypes: true }).catch(missing)
      const files = (entries ?? []).filter((entry) => entry.isFile())
      for (const { name, parentPath } of files) if (name.endsWith(going)) await bringBack(join(parentPath, name))
      const names = files.map(({ name }) => name).filter((name) => hashName.test(name))
      const isOld = await Promise.all(names.map((name) => isOlder(placeOf(folder, siteId, name), before)))
      return names.filter((_, at) => isOld[at])
    },
    remove: async (siteId, hash, before) => {
      if (!hashName.test(hash)) return
      const place = placeOf(folder, siteId, hash)
      const away = place + going
      shared.forget(place)
      await rename(place, away).catch(missing)
      // Whoever kept it in the last instant has touched it; whoever comes now finds nothing and writes it anew.
      if (await isOlder(away, before)) await rm(away, { force: true })
      else await bringBack(away)
    },
  }
}

function placeOf(folder: string, siteId: string, hash: string): string {
  if (!siteName.test(siteId)) throw new Error('a site without a plain id has no files')
  return join(folder, siteId, hash.slice(0, 2), hash)
}

/** What a file is called while it is being let go of; one left over by a process that was killed is brought back. */
const going = '.going'

async function bringBack(away: string): Promise<void> {
  await rename(away, away.slice(0, -going.length)).catch(missing)
}

async function isOlder(place: string, before: Date): Promise<boolean> {
  const found = await stat(place).catch(missing)
  return found !== undefined && found.mtimeMs < before.getTime()
}

/** Says of a file that it is wanted now; answers its size, or nothing when it is not there. */
async function touch(place: string): Promise<number | undefined> {
  const now = new Date()
  try {
    await utimes(place, now, now)
    return (await stat(place)).size
  } catch {
    return undefined
  }
}

async function writeWhole(writing: string, place: string, bytes: Buffer): Promise<void> {
  await mkdir(writing, { recursive: true, mode: 0o700 })
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const draft = join(writing, randomUUID())
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, place)
    await syncFolder(dirname(place))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The new name itself must outlive a power cut; not every system can be told so. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
