import type { Selectable } from 'kysely'
import type { Answer, Contract } from '../../contract/index.ts'
import type { SiteTables } from '../../platform/database/tables/tables.ts'
import type { Images } from '../writing/written.ts'

type Row = Selectable<SiteTables['winemakers']>

/** A stored winemaker as visitors see them. */
export function toWinemaker({ id, name, role, summary, image_id }: Row, images: Images) {
  return { id, name, role, summary, image: images.get(image_id) ?? null }
}

/** A stored winemaker as their owner sees them. */
export function toListedWinemaker(row: Row, images: Images) {
  return {
    ...toWinemaker(row, images),
    products: winesOf(row),
    order: row.sort_order,
    isValid: row.is_valid === 1,
    updatedAt: row.updated_at,
  }
}

/** The wines that somebody made; none means all. */
export function winesOf({ products }: Pick<Row, 'products'>): Answer<Contract['getAdminWinemaker']>['products'] {
  return JSON.parse(products)
}
