import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { Insertable } from 'kysely'
import { mostFileBytes } from '#app/models/platform/files/file-limits.ts'
import type { Upload } from '../../contract/index.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { Media } from '../../platform/ports/media.ts'
import { checkFile, type FileFault } from './checks/check-file.ts'
import { safeFileName } from './file-name.ts'

/** What is told with a file, and whose it becomes. */
export type Wanted = {
  siteId: string
  now: Date
  folder?: string
  alt?: string
  isDecor?: boolean
  focalX?: number
  focalY?: number
}
export type NewImage = Insertable<SiteTables['images']> & { id: string }
export type Taken = { ok: true; row: NewImage } | { ok: false; code: FileFault }

/** The one door for files: what comes through any call is checked, made harmless and kept here, and nowhere else. */
export async function takeUpload(upload: Upload, media: Media, wanted: Wanted): Promise<Taken> {
  const { size } = await stat(upload.path)
  if (size > mostFileBytes) return { ok: false, code: 'file_large' }
  return takeBytes(await readFile(upload.path), upload.name, { media, wanted })
}

/** The same door for bytes that are in hand already. */
export async function takeBytes(bytes: Buffer, name: string, how: { media: Media; wanted: Wanted }): Promise<Taken> {
  const { media, wanted } = how
  const checked = await checkFile(bytes, media.pictures)
  if (!checked.ok) return checked
  const { file } = checked
  const id = randomUUID()
  // On the disk before the row that names it: a row without its bytes would be a broken page.
  const hash = await media.files.keep(wanted.siteId, file.bytes)
  const row = {
    id,
    kind: file.kind,
    name: safeFileName(name, file.mime),
    mime: file.mime,
    bytes: file.bytes.length,
    width: file.width,
    height: file.height,
    content_hash: hash,
    external_type: 'store',
    external_id: id,
    external_path: '',
    alt: wanted.alt ?? '',
    is_decor: wanted.isDecor && file.kind === 'image' ? (1 as const) : (0 as const),
    focal_x: wanted.focalX ?? 50,
    focal_y: wanted.focalY ?? 50,
    tone: file.tone,
    folder: wanted.folder ?? '',
    created_at: wanted.now.toISOString(),
    deleted_at: null,
  }
  return { ok: true, row }
}
