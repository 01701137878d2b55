import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { packshotFaults, ShotBottle, ShotView } from '#app/models/catalog/bottle/packshot.ts'
import type { Packshot } from '../../contract/catalog/packshots-admin.ts'
import type { SiteReader, SiteWriter } from '../../platform/database/database.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import { toStoredImage } from '../../site/media/image.ts'
import { findImageCdn } from '../../site/media/image-cdn.ts'
import { readList } from '../rows/catalog-rows.ts'

export type PackshotRow = Selectable<SiteTables['packshots']>
type Row = Omit<PackshotRow, 'site_id'>

/** What a photograph shows; the first ones, which say nothing of it, were all of the bottle. */
export function viewOf({ bottle }: Pick<Row, 'bottle'>): ShotView {
  const { view = 'bottle' } = JSON.parse(bottle) as { view?: ShotView }
  return view
}

/** Photographs as their owner sees them, each with the picture that came of it and how many wait before it. */
export async function toPackshots(read: SiteReader | SiteWriter, rows: readonly Row[]): Promise<z.input<typeof Packshot>[]> {
  if (rows.length === 0) return []
  const ids = rows.flatMap(({ image_id }) => image_id ?? [])
  const products = rows.map(({ product_id }) => product_id)
  const [images, wines, waiting, cdn] = await Promise.all([
    read.selectFrom('images').selectAll().where('id', 'in', ids.concat('')).where('deleted_at', 'is', null).execute(),
    read.selectFrom('products').select(['id', 'images']).where('id', 'in', products).execute(),
    read.selectFrom('packshots').select('created_at').where('state', 'in', ['waiting', 'making']).execute(),
    findImageCdn(read),
  ])
  return rows.map((row) => {
    const image = images.find(({ id }) => id === row.image_id)
    const wine = wines.find(({ id }) => id === row.product_id)
    const bottle = JSON.parse(row.bottle) as ShotBottle
    return {
      id: row.id,
      idProduct: row.product_id,
      ...bottle,
      view: viewOf(row),
      hasOwnLabel: row.has_own_label === 1,
      state: row.state,
      progress: row.progress,
      ahead: row.state === 'waiting' ? waiting.filter(({ created_at }) => created_at < row.created_at).length : 0,
      fault: (row.fault || null) as (typeof packshotFaults)[number] | null,
      image: image ? toStoredImage(image, cdn) : null,
      isTaken: image !== undefined && readList<string>(wine?.images ?? '[]').includes(image.id),
      createdAt: row.created_at,
    }
  })
}
