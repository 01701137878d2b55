import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeToken, startProgram } from './own-shop.ts'

/** Makes the one demo that the shops of a run are copied from, with a token of its owner. */
export default async function seedOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-seeded-'))
  // A hundred shops of a run would each compile the same program.
  const compiled = mkdtempSync(join(tmpdir(), 'vitrine-compiled-'))
  process.env.NODE_COMPILE_CACHE = compiled
  const { stop } = await startProgram('start', { DATA_DIR: folder, PORT: '0' })
  await untilMailsLeft(join(folder, 'mails'))
  await stop()
  process.env.SEEDED_DEMO = folder
  process.env.SEEDED_TOKEN = await makeToken(folder)
  process.env.SEEDED_AT = String(Date.now())
  return () => {
    for (const one of [folder, compiled]) rmSync(one, { recursive: true, force: true })
  }
}

/** What a new demo has to send leaves once, not from each of its copies. */
async function untilMailsLeft(mails: string): Promise<void> {
  const count = () => (existsSync(mails) ? readdirSync(mails).length : 0)
  for (let known = -1; count() === 0 || count() > known; await wait(1500)) known = count()
}
