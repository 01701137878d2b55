import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** The secrets of sealing: the first one locks a backup, each of them opens what it locked. */
export type BackupKeys = readonly string[]

/** What is said of a backup that cannot be trusted. */
export const damaged = 'the backup is damaged, incomplete or locked with another key: nothing was restored'
const withoutLock = 'the backup has no lock, as those of older programs: restore it with the program that wrote it, then upgrade'

/** Two to this power: a secret of the settings is long enough to need no slow start, which each reading would pay. */
const workFactor = 10

/** Locks bytes on their way, in the form of age: without the key nobody reads them, nor changes one unseen. */
export async function* lock(pieces: AsyncIterable<Uint8Array>, [key]: BackupKeys): AsyncGenerator<Uint8Array> {
  if (!key) throw new Error('a backup needs a key to be locked with')
  const { Encrypter } = await loadAge()
  const encrypter = new Encrypter()
  encrypter.setPassphrase(key)
  encrypter.setScryptWorkFactor(workFactor)
  yield* await encrypter.encrypt(asWeb(Readable.from(pieces)))
}

/** The bytes of a locked file, each proved before it is told; the last comes only where none is missing. */
export async function* unlock(file: string, keys: BackupKeys): AsyncGenerator<Uint8Array> {
  await refuseUnlocked(file)
  const locked = createReadStream(file)
  try {
    const { Decrypter } = await loadAge()
    const decrypter = new Decrypter()
    for (const key of keys) decrypter.addPassphrase(key)
    yield* await decrypter.decrypt(asWeb(locked))
  } catch (error) {
    throw new Error(damaged, { cause: error })
  } finally {
    locked.destroy()
  }
}

/** Refuses a backup of which a single bit differs from what was written. */
export async function proveWhole(file: string, keys: BackupKeys): Promise<void> {
  for await (const _piece of unlock(file, keys));
}

/** Read when the first backup is locked or opened: at rest the shop does without it. */
function loadAge() {
  return import('age-encryption')
}

/** The types of Node and of the web name the same stream apart. */
function asWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
}

async function refuseUnlocked(file: string): Promise<void> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    if (buffer[0] === 0x1f && buffer[1] === 0x8b) throw new Error(withoutLock)
  } finally {
    await handle.close()
  }
}

/** Which of these keys opens a backup, by its place among them; nothing where none does. Only its head is read. */
export async function findKeyOf(file: string, keys: BackupKeys): Promise<number | undefined> {
  for (const [place, key] of keys.entries()) if (await opensHead(file, key)) return place
  return undefined
}

async function opensHead(file: string, key: string): Promise<boolean> {
  try {
    for await (const _piece of unlock(file, [key])) return true
    return true
  } catch {
    return false
  }
}
