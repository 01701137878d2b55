import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { altIn } from '#app/models/site/pictures/mute-pictures.ts'
import { focusOf, type Tone, tones } from '#app/models/site/pictures/picture.ts'
import { type Crop, toCrop } from '#app/models/site/pictures/picture-crop.ts'
import type { Image, StoredImage } from '../../contract/site/image.ts'
import type { Flag } from '../../platform/database/tables/columns.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'

export type ImageRow = Selectable<SiteTables['images']>
/** The same on its way in: whose it is, its handle of the database says. */
export type NewImage = Omit<ImageRow, 'site_id'>

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/x-m4v': 'm4v',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/x-ms-wmv': 'wmv',
  'video/x-flv': 'flv',
  'application/pdf': 'pdf',
}

/** The ending of a file's address: by what the file is, never by what it was called. */
export function endingOf(mime: string): string {
  return endings[mime] ?? 'bin'
}

/** The few signs of a file's content in its address: other bytes have another address, so that one can be kept for ever. */
export function markOf({ content_hash }: Pick<ImageRow, 'content_hash'>): string {
  return content_hash.slice(0, 12)
}

/** The signs of the whole of a cut picture in its address: others than it bore when all saw it, so that only its owner finds it. */
export function markOfWhole({ whole_hash }: Pick<ImageRow, 'whole_hash'>): string | undefined {
  return whole_hash?.slice(12, 24)
}

/** The picture as it came, whatever was cut away since. */
export function wholeOf(row: NewImage): Pick<ImageRow, 'content_hash' | 'width' | 'height' | 'bytes' | 'tone'> {
  return {
    content_hash: row.whole_hash ?? row.content_hash,
    width: row.whole_width ?? row.width,
    height: row.whole_height ?? row.height,
    bytes: row.whole_bytes ?? row.bytes,
    tone: row.whole_tone ?? row.tone,
  }
}

/** What it takes of its site's room: what was cut away lies there, too. */
export function heldBytes({ bytes, whole_bytes }: Pick<ImageRow, 'bytes' | 'whole_bytes'>): number {
  return bytes + (whole_bytes ?? 0)
}

/** The part of it that is shown, in percent of the whole. */
export function cropOf(row: NewImage): Crop {
  const { crop_left, crop_top, width, height } = row
  return toCrop({ left: crop_left ?? 0, top: crop_top ?? 0, width, height }, wholeOf(row))
}

/** A stored picture as pages see it; `cdn` is the address before ours where a site has one, `webp` the site's switch for newer forms. */
export function toImage(row: ImageRow & { webp?: Flag | null }, cdn = ''): z.input<typeof Image> {
  return {
    id: row.id,
    name: row.name,
    url: addressOf(row, cdn),
    externalPath: row.external_path,
    width: row.width,
    height: row.height,
    alt: altIn({ isDecor: row.is_decor === 1 }, row.alt),
    focus: focusOf(row.focal_x, row.focal_y),
    tone: tones.includes(row.tone as Tone) ? (row.tone as Tone) : 'paper',
    ...(row.webp === 0 && { webp: false as const }),
  }
}

/** Where a picture is fetched: from the store, or from the drawings that come with the program. */
function addressOf(row: ImageRow, cdn: string, mark = markOf(row)): string {
  if (row.external_type === 'art') return row.external_path
  return `${cdn}/images/${row.id}/${mark}.${endingOf(row.mime)}`
}

/** A stored picture or file as its owner sees it. */
export function toStoredImage(row: ImageRow, cdn = ''): z.input<typeof StoredImage> {
  const { width, height } = wholeOf(row)
  return {
    ...toImage(row, cdn),
    alt: row.alt,
    isDecor: row.is_decor === 1,
    kind: row.kind,
    mime: row.mime,
    bytes: row.bytes,
    externalId: row.external_id,
    externalType: row.external_type,
    focalX: row.focal_x,
    focalY: row.focal_y,
    crop: row.whole_hash === null ? null : cropOf(row),
    whole: { url: addressOf(row, cdn, markOfWhole(row)), width, height },
    folder: row.folder,
    createdAt: row.created_at,
  }
}
