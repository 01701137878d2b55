import { rename, rm, writeFile } from 'node:fs/promises'

/** Writes a file that is there whole or not at all: as a draft first, which goes again where anything fails. */
export async function writeWhole(place: string, draft: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(draft, bytes, { mode: 0o600 })
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
