import { existsSync } from 'node:fs'
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** A path inside the folder: no step up, no root, no drive. */
const FilePath = z.string().regex(/^(?!\.{1,2}(\/|$))[^/\\:]+(\/(?!\.{1,2}(\/|$))[^/\\:]+)*$/)

const SiteFolder = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

/** The folder whose files a backup holds: everybody's, or those of its one site. */
export function filesOf(folder: string, site: string | null): string {
  return site === null ? folder : join(folder, SiteFolder.parse(site))
}

export type FileStage = {
  begin(path: string): Promise<void>
  add(piece: string): Promise<void>
  /** Puts the files in place of those before; answers how to undo it. */
  swap(): Promise<() => Promise<void>>
  /** Removes what is no longer needed, whichever way it ended. */
  clear(): Promise<void>
}

/** Gathers restored files beside the folder they are meant for, so that all of them appear at once or none. */
export function openFileStage(folder: string): FileStage {
  const mark = process.pid
  const incoming = `${folder}.incoming-${mark}`
  const before = `${folder}.before-${mark}`
  let current = ''
  return {
    begin: async (path) => {
      current = join(incoming, FilePath.parse(path))
      await mkdir(dirname(current), { recursive: true })
      await writeFile(current, '')
    },
    add: (piece) => appendFile(current, Buffer.from(piece, 'base64')),
    swap: async () => {
      if (existsSync(folder)) await rename(folder, before)
      if (existsSync(incoming)) await rename(incoming, folder)
      return async () => {
        await rm(folder, { recursive: true, force: true })
        if (existsSync(before)) await rename(before, folder)
      }
    },
    clear: async () => {
      for (const path of [incoming, before]) await rm(path, { recursive: true, force: true })
    },
  }
}
