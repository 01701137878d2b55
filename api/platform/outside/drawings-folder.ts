import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The drawings that come with the program, by their names. */
export type Drawings = (name: string) => Promise<string | undefined>

const plainName = /^[a-z0-9-]{1,60}$/

/** Reads them where the program lies; one that is not there does not exist. */
export function openDrawingsFolder(folder: string): Drawings {
  return async (name) => (plainName.test(name) ? readFile(join(folder, `${name}.svg`), 'utf8').catch(() => undefined) : undefined)
}
