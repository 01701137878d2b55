import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { KnownFile } from './file-list.ts'

/** The compressed forms of a file, once they are made. */
export type Encodings = { br?: Buffer; gzip?: Buffer }

const worthIt = 1024
const compressible = /^(?:text\/|image\/svg|application\/manifest)/
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Makes the compressed forms of every file that gains by it, one after another; each is kept beside its file for the next start. */
export async function compressAll(files: Iterable<KnownFile>, isStopped: () => boolean): Promise<Map<string, Encodings>> {
  const made = new Map<string, Encodings>()
  for (const file of files) {
    if (isStopped()) break
    if (file.size >= worthIt && compressible.test(file.type)) made.set(file.place, await compressFile(file))
  }
  return made
}

async function compressFile(file: KnownFile): Promise<Encodings> {
  const br = await readOrMake(file, '.br', (bytes) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  )
  return { br, gzip: await readOrMake(file, '.gz', (bytes) => gzipped(bytes, { level: 9 })) }
}

async function readOrMake(file: KnownFile, ending: string, make: (bytes: Buffer) => Promise<Buffer>): Promise<Buffer> {
  const twin = file.place + ending
  const [source, kept] = await Promise.all([stat(file.place), stat(twin).catch(() => undefined)])
  if (kept && kept.mtimeMs >= source.mtimeMs && kept.size > 0) return readFile(twin)
  const made = await make(await readFile(file.place))
  const unfinished = `${twin}.${process.pid}.part`
  // A build on a disk that cannot be written to is compressed anew at each start.
  await writeFile(unfinished, made)
    .then(() => rename(unfinished, twin))
    .catch(() => {})
  return made
}
