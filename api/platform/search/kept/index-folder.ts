import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '../../outside/write-whole.ts'
import type { IndexOwner, IndexShelf } from './index-shelf.ts'
import { packIndex } from './pack-index.ts'
import { unpackIndex } from './unpack-index.ts'

type Options = {
  folder: string
  /** Tells one build of the program from another: what an index says of a text is its program's own. */
  program: string
  mostBytes?: number
  /** Indexes of fewer documents are not kept. */
  fewest?: number
}

const megabyte = 1024 * 1024
const hour = 3_600_000
const plainName = /^[\w-]{1,64}$/

/** Keeps indexes in a folder that several processes may share, so many bytes of them; those that were written longest ago go first. */
export function openIndexFolder({ folder, program, mostBytes = 128 * megabyte, fewest = 500 }: Options): IndexShelf {
  return {
    find: async (owner) => {
      const file = nameOf(owner)
      const bytes = file && (await readFile(join(folder, file)).catch(() => undefined))
      return bytes ? unpackIndex(bytes, { ...owner, program }).catch(() => undefined) : undefined
    },
    keep: async (owner, kept) => {
      const file = nameOf(owner)
      if (!file || kept.index.documents.length < fewest) return
      const bytes = await packIndex(kept, { ...owner, program })
      if (bytes.length > mostBytes) return
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(join(folder, file), join(folder, `${randomUUID()}.part`), bytes)
      await makeRoom(folder, mostBytes)
    },
  }
}

function nameOf({ site, lang }: IndexOwner): string | undefined {
  return plainName.test(site) && plainName.test(lang) ? `${site}.${lang}.index` : undefined
}

async function makeRoom(folder: string, mostBytes: number): Promise<void> {
  const found = []
  for (const name of await readdir(folder)) {
    const known = await stat(join(folder, name)).catch(() => undefined)
    if (known?.isFile()) found.push({ place: join(folder, name), name, bytes: known.size, at: known.mtimeMs })
  }
  found.sort((one, other) => other.at - one.at)
  let total = 0
  for (const { place, name, bytes, at } of found) {
    total += bytes
    // What a process that was ended has begun is nobody's.
    const isLeft = name.endsWith('.part') && at < Date.now() - hour
    if (isLeft || total > mostBytes) await rm(place, { force: true })
  }
}
