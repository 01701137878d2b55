import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MadePictures } from './made-pictures.ts'
import { shareReads } from './share-reads.ts'
import { writeWhole } from './write-whole.ts'

type Options = { folder: string; mostBytes: number }
/** By when it was last asked for, the longest ago first. */
type Shelf = { sizes: Map<string, number>; total: number }

/** Keeps made pictures in a folder, so many bytes of them; who was not asked for longest goes first. */
export function openMadePicturesFolder({ folder, mostBytes }: Options): MadePictures {
  const shared = shareReads((name) => readFile(join(folder, name)).catch(() => undefined))
  let opening: Promise<Shelf> | undefined
  const openOnce = () => {
    opening ??= openShelf(folder)
    return opening
  }

  async function makeRoom(shelf: Shelf): Promise<void> {
    for (const [name, size] of shelf.sizes) {
      if (shelf.total <= mostBytes) return
      shelf.sizes.delete(name)
      shelf.total -= size
      await rm(join(folder, name), { force: true })
    }
  }

  return {
    find: async (name) => {
      const shelf = await openOnce()
      const size = shelf.sizes.get(name)
      if (size === undefined) return undefined
      shelf.sizes.delete(name)
      shelf.sizes.set(name, size)
      const bytes = await shared.read(name)
      if (bytes) return bytes
      if (shelf.sizes.delete(name)) shelf.total -= size
      return undefined
    },
    keep: async (name, bytes) => {
      const shelf = await openOnce()
      if (shelf.sizes.has(name) || bytes.length > mostBytes) return
      shelf.sizes.set(name, bytes.length)
      shelf.total += bytes.length
      await writeWhole(join(folder, name), join(folder, `${randomUUID()}.part`), bytes)
      await makeRoom(shelf)
    },
  }
}

/** What lies there from before, the oldest first; drafts of a process that was killed are thrown away. */
async function openShelf(folder: string): Promise<Shelf> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found: { name: string; size: number; at: number }[] = []
  for (const name of await readdir(folder)) {
    const place = join(folder, name)
    if (name.endsWith('.part')) await rm(place, { force: true })
    else {
      const known = await stat(place).catch(() => undefined)
      if (known?.isFile()) found.push({ name, size: known.size, at: known.mtimeMs })
    }
  }
  found.sort((a, b) => a.at - b.at)
  return { sizes: new Map(found.map(({ name, size }) => [name, size])), total: found.reduce((sum, { size }) => sum + size, 0) }
}
