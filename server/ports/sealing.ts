import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSigning, type Signing } from '#api/platform/secrets/signing.ts'
import { type Settings, sealingKeyMissing, wrongSettings } from '../settings/settings.ts'

type KeySettings = Pick<Settings, 'sealingKeys' | 'production' | 'dataDir'>

/** The secrets of sealing, as the settings tell them; outside production one is made, beside the data it protects. */
export function readOwnKeys({ sealingKeys, production, dataDir }: KeySettings): string[] {
  if (sealingKeys.length > 0) return sealingKeys
  if (production) throw wrongSettings([sealingKeyMissing])
  return [readOrMakeKey(dataDir)]
}

/** What knows the signatures of the books; a verb that only reads makes no key, and does without where none is named. */
export function findSigning({ sealingKeys, dataDir }: KeySettings): Signing | undefined {
  if (sealingKeys.length > 0) return openSigning(sealingKeys)
  try {
    return openSigning([readFileSync(join(dataDir, 'sealing.key'), 'utf8')])
  } catch {
    return undefined
  }
}

/** The key beside the data; of two processes that make it at once, one does: the file appears whole, under its name, or not at all. */
export function readOrMakeKey(dataDir: string): string {
  const file = join(dataDir, 'sealing.key')
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    return readFileSync(file, 'utf8')
  } catch {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}
