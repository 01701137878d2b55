import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { done, type Outcome } from '#app/models/platform/outcome.ts'
import type { Call, Upload } from '../../contract/platform/call.ts'
import { mediaType, readJson } from './read-json.ts'
import { readMultipart } from './read-multipart.ts'

export type Sent = { body: unknown; files: Upload[] }

/** The body of a request, opened only once the call is allowed; what it left on disk goes when it is closed. */
export type BodyDoor = { read(): Promise<Outcome<Sent>>; close(): Promise<void> }

/** Stands before the body of a request without touching it. */
export function openBody(request: Request, row: Call): BodyDoor {
  let folder: string | undefined
  return {
    async read() {
      if (row.files && mediaType(request) === 'multipart/form-data') {
        folder = await mkdtemp(join(tmpdir(), 'vitrine-upload-'))
        return readMultipart(request, row, folder)
      }
      const json = await readJson(request, row.mostBytes)
      return json.ok ? done({ body: json.value, files: [] }) : json
    },
    async close() {
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}
