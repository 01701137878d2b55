import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  type FileUpload,
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from '@remix-run/form-data-parser'
import { mostFileBytes } from '#app/models/platform/files/file-limits.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Call, Upload } from '../../contract/platform/call.ts'
import { readFields } from './read-fields.ts'
import { largestJson } from './read-json.ts'

const megabyte = 1024 * 1024
const limits = { maxFileSize: mostFileBytes, maxParts: 100, maxTotalSize: 40 * megabyte, maxHeaderSize: 4096 }
const mostFiles = 10
const tooMuch = [MaxFilesExceededError, MaxFileSizeExceededError, MaxPartsExceededError, MaxTotalSizeExceededError]

/** Reads a multipart body: each file goes to the folder as soon as it has come, fields stay in memory. */
export async function readMultipart(
  request: Request,
  row: Call,
  folder: string,
): Promise<Outcome<{ body: unknown; files: Upload[] }>> {
  const files: Upload[] = []
  const foreign: string[] = []
  let failure: unknown
  const keep = async (file: FileUpload) => {
    if (!acceptsField(row, file.fieldName)) return void foreign.push(file.fieldName)
    try {
      files.push(await storeFile(file, folder))
    } catch (error) {
      failure = error
      throw error
    }
  }
  try {
    const form = await parseFormData(request, { ...limits, maxFiles: row.files === 'image' ? 1 : mostFiles }, keep)
    if (foreign.length > 0) return refused('unreadable', { fields: Object.fromEntries(foreign.map(unknownField)) })
    return textSize(form) > largestJson ? refused('too_large') : done({ body: readFields(form, row.body), files })
  } catch (error) {
    if (failure) throw failure
    if (tooMuch.some((kind) => error instanceof kind)) return refused('too_large')
    // A part's name that is not UTF-8 is complained of as a TypeError, unwrapped.
    if (error instanceof FormDataParseError || error instanceof TypeError || isParserError(error)) return refused('unreadable')
    throw error
  }
}

/** Several files come under `images`, a single one may come under `image`. */
function acceptsField(row: Call, field: string): boolean {
  return field === 'image' || (row.files === 'images' && field === 'images')
}

function unknownField(field: string): [string, { code: 'unknown' }] {
  return [field.slice(0, 100), { code: 'unknown' }]
}

async function storeFile(file: FileUpload, folder: string): Promise<Upload> {
  const path = join(folder, randomUUID())
  await writeFile(path, Buffer.from(await file.arrayBuffer()), { flag: 'wx', mode: 0o600 })
  return { field: file.fieldName, name: cleanName(file.name), type: file.type.slice(0, 100), size: file.size, path }
}

/** The sender's name for a file is a label, never a path. */
function cleanName(name: string): string {
  return basename(name.replaceAll('\\', '/'))
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, 200)
}

function textSize(form: FormData): number {
  return [...form.entries()].reduce(
    (size, [name, value]) => size + name.length + (typeof value === 'string' ? value.length : 0),
    0,
  )
}

function isParserError(error: unknown): boolean {
  return error instanceof Error && /^(Multipart|MaxHeaderSize)/.test(error.name)
}
