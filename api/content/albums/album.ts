import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { PictureRef as Ref } from '#app/models/content/blocks/shared.ts'
import { altIn } from '#app/models/site/pictures/mute-pictures.ts'
import type { AdminAlbum, Album, WholeAlbum } from '../../contract/content/writing.ts'
import { PictureRef } from '../../contract/platform/block-parts.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { toImage } from '../../site/media/image.ts'
import { readCdn } from '../../site/media/image-cdn.ts'
import { findImages } from '../../site/media/resolve-images.ts'
import { type Images, picturesOf, type Reading, toWritten } from '../writing/written.ts'

type Row = Selectable<SiteTables['albums']>

const Refs = z.array(PictureRef)

/** A stored album as lists show it. */
export function toAlbum(row: Row, images: Images): z.input<typeof Album> {
  return { ...toWritten(row, images), date: row.date, count: refsOf(row).length }
}

/** A stored album with its pictures and films; what was taken out of the library is left out. */
export async function toWholeAlbum(row: Row, { read }: Pick<Reading, 'read'>): Promise<z.input<typeof WholeAlbum>> {
  const pictures = await resolvePictures(read, refsOf(row))
  return { ...toAlbum(row, await picturesOf(read, [row])), images: pictures.map(({ image }) => image), pictures }
}

/** What lists show of it to its owner. */
export function toListedAlbum(row: Row, images: Images) {
  return { ...toAlbum(row, images), order: row.sort_order, isValid: row.is_valid === 1, updatedAt: row.updated_at }
}

/** A stored album as its owner sees it. */
export async function toAdminAlbum(row: Row, at: Reading): Promise<z.input<typeof AdminAlbum>> {
  const whole = await toWholeAlbum(row, at)
  return { ...whole, order: row.sort_order, isValid: row.is_valid === 1, updatedAt: row.updated_at, refs: refsOf(row) }
}

/** The pictures and films of a stored album, as its owner named them. */
export function refsOf({ pictures }: Row): Ref[] {
  return Refs.parse(JSON.parse(pictures))
}

async function resolvePictures(read: SiteReader, refs: Ref[]): Promise<z.input<typeof WholeAlbum>['pictures']> {
  if (refs.length === 0) return []
  const ids = [...new Set(refs.map(({ image }) => image))]
  const rows = await findImages(read, ids)
  const known = new Map(rows.map((row) => [row.id, row]))
  return refs.flatMap((ref) => {
    const row = known.get(ref.image)
    if (!row || row.kind === 'document') return []
    const shown = toImage(row, readCdn(row.cdn))
    return [{ image: { ...shown, alt: altIn(ref, shown.alt) }, caption: ref.caption ?? '', kind: row.kind }]
  })
}
