import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeToken, startProgram } from './own-shop.ts'

/** Makes the one demo that the shops of a run are copied from, with a token of its owner. */
export default async function seedOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-seeded-'))
  const { stop } = await startProgram('start', { DATA_DIR: folder, PORT: '0' })
  await stop()
  process.env.SEEDED_DEMO = folder
  process.env.SEEDED_TOKEN = await makeToken(folder)
  process.env.SEEDED_AT = String(Date.now())
  return () => rmSync(folder, { recursive: true, force: true })
}
