import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { mostFileBytes } from '#app/models/platform/files/file-limits.ts'
import type { Crop } from '#app/models/site/pictures/picture-crop.ts'
import type { Upload } from '../../contract/index.ts'
import type { Media } from '../../platform/ports/media.ts'
import { checkFile, type FileFault } from './checks/check-file.ts'
import { cropImage, isCuttable, uncut } from './crop-image.ts'
import { safeFileName } from './file-name.ts'
import type { NewImage } from './image.ts'

/** What is told with a file, and whose it becomes. */
export type Wanted = {
  siteId: string
  now: Date
  folder?: string
  alt?: string
  isDecor?: boolean
  focalX?: number
  focalY?: number
  /** The part of a photo that is to be shown. */
  crop?: Crop
}
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
  const row: NewImage = {
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
    is_decor: wanted.isDecor && file.kind === 'image' ? 1 : 0,
    focal_x: wanted.focalX ?? 50,
    focal_y: wanted.focalY ?? 50,
    tone: file.tone,
    folder: wanted.folder ?? '',
    created_at: wanted.now.toISOString(),
    deleted_at: null,
    ...uncut,
  }
  return wanted.crop && isCuttable(row) ? cutOut(row, wanted.crop, { media, siteId: wanted.siteId }) : { ok: true, row }
}

/** What was told of the point to keep in sight is meant of the part that is shown. */
async function cutOut(row: NewImage, crop: Crop, at: { media: Media; siteId: string }): Promise<Taken> {
  const cut = await cropImage(row, crop, at)
  if (!cut.ok) return { ok: false, code: cut.error.code === 'unavailable' ? 'busy' : 'file_broken' }
  const { focal_x, focal_y } = row
  return { ok: true, row: { ...row, ...cut.value, focal_x, focal_y } }
}
