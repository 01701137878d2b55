import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseEncoding } from '../http/message/encodings.ts'
import { plainPage } from '../http/message/plain-replies.ts'
import type { RawRequest, Reply } from '../http/message/raw-request.ts'
import { compressAll, type Encodings } from './compressed.ts'
import { type KnownFile, listFiles } from './file-list.ts'
import { keepOldAssets } from './old-assets.ts'

/** The files of the build, and of the builds before it. */
export type Files = {
  find(asked: RawRequest, path: string): Promise<Reply | undefined>
  /** Done when every file has its compressed forms. */
  settled: Promise<void>
  stop(): void
}

export type FilesSettings = { clientDir: string; dataDir: string; now: number; onError: (error: unknown) => void }

/** Opens the files of a build. */
export async function openFiles({ clientDir, dataDir, now, onError }: FilesSettings): Promise<Files> {
  const known = await listFiles(clientDir)
  const bytes = new Map<string, Buffer>()
  let forms = new Map<string, Encodings>()
  let isStopped = false

  async function prepare(): Promise<void> {
    for (const [address, file] of await keepOldAssets(new Map(known), join(dataDir, 'assets'), now)) known.set(address, file)
    forms = await compressAll(known.values(), () => isStopped)
  }

  async function read(file: KnownFile): Promise<Buffer> {
    const kept = bytes.get(file.place) ?? (await readFile(file.place))
    bytes.set(file.place, kept)
    return kept
  }

  return {
    find: async (asked, path) => {
      const file = known.get(path)
      if (!file) return path.startsWith('/assets/') ? plainPage(404) : undefined
      if (asked.method !== 'GET' && asked.method !== 'HEAD') return plainPage(405, ['Allow', 'GET, HEAD'])
      return replyWith(file, asked, forms.get(file.place), () => read(file))
    },
    settled: prepare().catch(onError),
    stop: () => {
      isStopped = true
    },
  }
}

async function replyWith(
  file: KnownFile,
  asked: RawRequest,
  forms: Encodings | undefined,
  read: () => Promise<Buffer>,
): Promise<Reply> {
  const wanted = chooseEncoding(asked.headers['accept-encoding'])
  const compressed = wanted === 'identity' ? undefined : forms?.[wanted]
  const encoding = compressed ? wanted : 'identity'
  const headers = ['Content-Type', file.type, 'Cache-Control', file.cacheControl, 'ETag', `"${file.mark}-${encoding}"`]
  if (forms) headers.push('Vary', 'Accept-Encoding')
  if (asked.headers['if-none-match']?.includes(file.mark)) return { status: 304, headers, body: undefined }
  const body = compressed ?? (await read())
  if (compressed) headers.push('Content-Encoding', encoding)
  headers.push('Content-Length', String(body.length))
  return { status: 200, headers, body }
}
