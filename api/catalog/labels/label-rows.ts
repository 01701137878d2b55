import { sayCapacity } from '#app/models/catalog/capacity.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { readCapacity } from '../rows/catalog-rows.ts'

/** Every bottle of wine that has a page of what is in it. */
export function selectLabels(read: SiteReader) {
  return read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['products.name', 'declinations.id', 'declinations.year'])
    .select(['declinations.capacity_thousandths', 'declinations.capacity_unit'])
    .where('products.type', '=', 'WINE')
}

type LabelRow = { name: string; year: number | null; capacity_thousandths: number | null; capacity_unit: string }

/** What a bottle is called: its wine, its year, its size. */
export function nameOfLabel(row: LabelRow): string {
  const size = sayCapacity({ capacity: readCapacity(row), capacityUnit: row.capacity_unit })
  return [row.name, row.year, size].filter(Boolean).join(' ')
}
