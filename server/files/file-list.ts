import { readdir, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** A file that may be served, known by its address. */
export type KnownFile = { place: string; size: number; type: string; cacheControl: string; mark: string }

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

const forever = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

/**
 * Lists the files of a folder by their address. What is not listed when the process starts does not exist for visitors,
 * and no path of a visitor's ever reaches the disk. Source maps, dot files and compressed twins are not for them.
 */
export async function listFiles(folder: string, below = ''): Promise<Map<string, KnownFile>> {
  const found = new Map<string, KnownFile>()
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const address = `${below}/${entry.name}`
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) for (const [name, file] of await listFiles(folder, address)) found.set(name, file)
    const type = types[extname(entry.name)]
    if (entry.isFile() && type) found.set(address, await describeFile(join(folder, address), address, type))
  }
  return found
}

async function describeFile(place: string, address: string, type: string): Promise<KnownFile> {
  const { size, mtimeMs } = await stat(place)
  // The build puts a hash into the names of both.
  const cacheControl = /^\/(?:assets|fonts)\//.test(address) ? forever : forADay
  return { place, size, type, cacheControl, mark: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}` }
}
