import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileUpload } from '@remix-run/form-data-parser'
import { data } from 'react-router'
import type { Upload } from '#api/contract/index.ts'
import { mostFileBytes } from '#app/models/platform/files/file-limits.ts'
import { done, type Failure, type Outcome, statusOf } from '#app/models/platform/outcome.ts'
import { sayRefusal } from '#app/texts/house/refusals/refusals.ts'
import { parseForm } from './read-form.server.ts'

/** A posted form with its files, which lie on disk until it is closed. */
export type SentForm = { form: FormData; uploads: Upload[]; close: () => Promise<void> }

const megabyte = 1024 * 1024
const limits = { maxFileSize: mostFileBytes, maxFiles: 10, maxParts: 200, maxTotalSize: 25 * megabyte, maxHeaderSize: 4096 }
const tooMuch = /^Max(Files|FileSize|Parts|TotalSize)Exceeded/

/** A form that may bring files, where a refusal is a page of its own. */
export async function readUploads(request: Request): Promise<SentForm> {
  const sent = await findUploads(request)
  if (!sent.ok) throw data({ message: sent.error.message }, { status: statusOf[sent.error.code] })
  return sent.value
}

/** Reads a form that may bring files, each into a folder of its own as soon as it has come; or answers why it cannot be read. */
export async function findUploads(request: Request, more: Partial<typeof limits> = {}): Promise<Outcome<SentForm, Failure>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-form-'))
  const uploads: Upload[] = []
  const close = () => rm(folder, { recursive: true, force: true })
  const keep = async (file: FileUpload) => {
    const upload = await storeFile(file, folder)
    // A field of files that was left empty comes as a file without a name.
    if (upload.size > 0 || !['', 'file-upload'].includes(upload.name)) uploads.push(upload)
  }
  try {
    return done({ form: await parseForm(request, { ...limits, ...more }, keep), uploads, close })
  } catch (error) {
    await close()
    const code = error instanceof Error && tooMuch.test(error.name) ? 'too_large' : 'unreadable'
    return { ok: false, error: sayRefusal({ code }) }
  }
}

async function storeFile(file: FileUpload, folder: string): Promise<Upload> {
  const path = join(folder, randomUUID())
  await writeFile(path, Buffer.from(await file.arrayBuffer()), { flag: 'wx', mode: 0o600 })
  return { field: file.fieldName, name: file.name.slice(-200), type: file.type.slice(0, 100), size: file.size, path }
}
