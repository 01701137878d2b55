import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

/** What is said of a backup that cannot be trusted. */
export const damaged = 'the backup is damaged or incomplete: nothing was restored'

/** The last bytes of a backup: a gzip member of fixed form that holds the SHA-256 of all bytes before it, so that no bit can change unseen. */
export function makeSeal(sha256: string): Buffer {
  const text = Buffer.from(`${JSON.stringify({ sha256 })}\n`)
  const bytes = Buffer.alloc(10 + 5 + text.length + 8)
  bytes.set([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
  bytes.writeUInt8(1, 10)
  bytes.writeUInt16LE(text.length, 11)
  bytes.writeUInt16LE(text.length ^ 0xffff, 13)
  text.copy(bytes, 15)
  bytes.writeUInt32LE(crc32(text), 15 + text.length)
  bytes.writeUInt32LE(text.length, 19 + text.length)
  return bytes
}

/** Refuses a backup of which a single bit differs from what was written. */
export async function checkSeal(file: string): Promise<void> {
  const { size } = await stat(file)
  const length = makeSeal('0'.repeat(64)).length
  if (size <= length) throw new Error(damaged)
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file, { end: size - length - 1 })) hash.update(piece as Buffer)
  const found = await readEnd(file, size - length, length)
  if (!found.equals(makeSeal(hash.digest('hex')))) throw new Error(damaged)
}

async function readEnd(file: string, from: number, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, from)
    return buffer
  } finally {
    await handle.close()
  }
}
