import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { AdminAward, Award } from '../../contract/catalog/product.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { Images } from '../writing/written.ts'

type Row = Selectable<SiteTables['awards']>

/** A stored award as visitors see it. */
export function toAward(row: Row, images: Images): z.input<typeof Award> {
  const { id, title, summary, year } = row
  return { id, title, summary, year, product: row.product_id || null, image: images.get(row.image_id) ?? null }
}

/** A stored award as its owner sees it. */
export function toListedAward(row: Row, images: Images): z.input<typeof AdminAward> {
  return { ...toAward(row, images), order: row.sort_order, isValid: row.is_valid === 1, updatedAt: row.updated_at }
}
