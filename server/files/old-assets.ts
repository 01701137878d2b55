import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type KnownFile, listFiles } from './file-list.ts'

const keptFor = 30 * 86_400_000

/**
 * Keeps the hashed files of earlier builds, so that a page opened before a new build finds its parts.
 * Answers those earlier files; today's are put beside them for the builds to come.
 */
export async function keepOldAssets(
  current: Map<string, KnownFile>,
  folder: string,
  now: number,
): Promise<Map<string, KnownFile>> {
  await mkdir(folder, { recursive: true })
  await prune(current, folder, now)
  const earlier = await listFiles(folder)
  const old = new Map<string, KnownFile>()
  for (const [name, file] of earlier) {
    const address = `/assets${name}`
    if (!current.has(address)) old.set(address, { ...file, cacheControl: 'public, max-age=31536000, immutable' })
  }
  for (const [address, file] of current) {
    if (address.startsWith('/assets/')) await keep(file, join(folder, basename(address)), now)
  }
  return old
}

async function keep(file: KnownFile, place: string, now: number): Promise<void> {
  const kept = await stat(place).catch(() => undefined)
  if (kept?.size !== file.size) {
    const unfinished = `${place}.${process.pid}.part`
    await copyFile(file.place, unfinished)
    await rename(unfinished, place)
  }
  await utimes(place, now / 1000, now / 1000)
}

async function prune(current: Map<string, KnownFile>, folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (!current.has(`/assets/${name}`) && now - mtimeMs > keptFor) await rm(join(folder, name), { force: true })
  }
}
