import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

const siteName = /^[A-Za-z0-9_-]{1,64}$/
const hashName = /^[0-9a-f]{64}$/

/** Keeps files in a folder: `site/ab/abcd…`, each whole or not there, whatever happens meanwhile. */
export function openFileFolder(folder: string): FileStore {
  // Beside the folder, not in it: a backup must not find half a file.
  const writing = `${folder}.writing`

  return {
    keep: async (siteId, bytes) => {
      const hash = createHash('sha256').update(bytes).digest('hex')
      const place = placeOf(folder, siteId, hash)
      const kept = await stat(place).catch(() => undefined)
      if (kept?.size !== bytes.length) await writeWhole(writing, place, bytes)
      return hash
    },
    find: async (siteId, hash) => {
      if (!siteName.test(siteId) || !hashName.test(hash)) return undefined
      return readFile(placeOf(folder, siteId, hash)).catch(missing)
    },
  }
}

function placeOf(folder: string, siteId: string, hash: string): string {
  if (!siteName.test(siteId)) throw new Error('a site without a plain id has no files')
  return join(folder, siteId, hash.slice(0, 2), hash)
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
