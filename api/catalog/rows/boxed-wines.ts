import type { SiteReader } from '../../platform/database/database.ts'

/** What lies in some boxes, each with what it says of itself. */
export async function readBoxedWines(read: SiteReader, boxes: readonly string[]) {
  if (boxes.length === 0) return []
  return read
    .selectFrom('box_contents')
    .innerJoin('declinations', 'declinations.id', 'box_contents.declination_id')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['box_contents.box_id', 'declinations.id', 'declinations.facts', 'declinations.year'])
    .select(['declinations.capacity_thousandths', 'declinations.product_id'])
    .select(['products.name', 'products.type', 'products.kind', 'products.facts as of_wine'])
    .where('box_contents.box_id', 'in', boxes)
    .orderBy('box_contents.box_id')
    .orderBy('box_contents.sort_order')
    .execute()
}

/** The boxes in which bottles of a product lie, and whether visitors see them. */
export function readBoxesOf(read: SiteReader, productId: string) {
  return read
    .selectFrom('box_contents')
    .innerJoin('declinations', 'declinations.id', 'box_contents.declination_id')
    .innerJoin('products', 'products.id', 'box_contents.box_id')
    .select(['products.id', 'products.is_shown'])
    .distinct()
    .where('declinations.product_id', '=', productId)
    .where('products.deleted_at', 'is', null)
    .where('products.is_valid', '=', 1)
    .execute()
}
