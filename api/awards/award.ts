import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { AdminAward, Award } from '../contract/entities/product.ts'
import type { Contract, Read } from '../contract/index.ts'
import type { SiteTables } from '../db/tables.ts'
import { given } from '../site/columns.ts'
import { type Images, picturesOf, type Reading, toWrittenColumns } from '../writing/written.ts'

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

/** The same, with its picture looked up. */
export async function toAdminAward(row: Row, { read }: Reading): Promise<z.input<typeof AdminAward>> {
  return toListedAward(row, await picturesOf(read, [row]))
}

/** An award of which nothing is said yet. */
export const blankAward = { sort_order: 0, summary: '', image_id: '', year: null, product_id: '', is_valid: 0 as const }

/** The columns of what was given of it. */
export function toAwardColumns(body: Read<Contract['changeAward']>['body']) {
  const { order, year, product } = body
  return { ...toWrittenColumns(body), ...given({ sort_order: order, year, product_id: product === null ? '' : product }) }
}
