import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { type Box, type Crop, moveFocus, toBox, toCrop, wholeCrop } from '#app/models/site/pictures/picture-crop.ts'
import type { Media } from '../../platform/ports/media.ts'
import { toneOf } from './checks/tone.ts'
import { cropOf, type ImageRow, type NewImage, wholeOf } from './image.ts'

/** What a row says of the part that is shown, and of the whole that it was cut from. */
export type CropColumns = Pick<
  ImageRow,
  | 'content_hash'
  | 'bytes'
  | 'width'
  | 'height'
  | 'tone'
  | 'whole_hash'
  | 'whole_width'
  | 'whole_height'
  | 'whole_bytes'
  | 'whole_tone'
  | 'crop_left'
  | 'crop_top'
  | 'focal_x'
  | 'focal_y'
>

/** Of a picture of which nothing is cut away. */
export const uncut = {
  whole_hash: null,
  whole_width: null,
  whole_height: null,
  whole_bytes: null,
  whole_tone: null,
  crop_left: null,
  crop_top: null,
} as const

type At = { media: Media; siteId: string }

/** Cuts a picture anew out of its whole, which stays as it came, or shows all of it again; the point to keep in sight stays where it was. */
export async function cropImage(row: NewImage, crop: Crop | null, { media, siteId }: At): Promise<Outcome<CropColumns>> {
  const whole = wholeOf(row)
  const box = toBox(crop ?? wholeCrop, whole)
  const { x, y } = moveFocus({ x: row.focal_x, y: row.focal_y }, cropOf(row), toCrop(box, whole))
  const focus = { focal_x: x, focal_y: y }
  if (box.width === whole.width && box.height === whole.height) return done({ ...whole, ...uncut, ...focus })
  if (!isCuttable(row)) return refused('invalid', { fields: { crop: { code: 'uncuttable' } } })
  const kept = await keepPart(siteId, { box, hash: whole.content_hash }, media)
  if (!kept.ok) return kept
  return done({
    ...kept.value,
    whole_hash: whole.content_hash,
    whole_width: whole.width,
    whole_height: whole.height,
    whole_bytes: whole.bytes,
    whole_tone: whole.tone,
    crop_left: box.left,
    crop_top: box.top,
    ...focus,
  })
}

/** A photo that the library took in; a drawing, and what comes with the program, has no pixels to cut. */
export function isCuttable({ kind, mime, external_type }: Pick<ImageRow, 'kind' | 'mime' | 'external_type'>): boolean {
  return kind === 'image' && external_type === 'store' && mime !== 'image/svg+xml'
}

type Part = Pick<ImageRow, 'content_hash' | 'bytes' | 'width' | 'height' | 'tone'>

async function keepPart(siteId: string, { box, hash }: { box: Box; hash: string }, media: Media): Promise<Outcome<Part>> {
  const bytes = await media.files.find(siteId, hash)
  const made = bytes && (await media.pictures.cut(bytes, box))
  if (!made) return refused('invalid', { fields: { crop: { code: 'uncuttable' } } })
  if (!made.ok) return refused('unavailable')
  const part = Buffer.from(made.bytes)
  // On the disk before the row that names it.
  const content_hash = await media.files.keep(siteId, part)
  return done({ content_hash, bytes: part.length, width: made.width, height: made.height, tone: toneOf(made.colour) })
}
