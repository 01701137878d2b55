import type { SiteReader } from '../../platform/database/database.ts'
import type { DeclinationRow, ProductRow } from './catalog-rows.ts'

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

/** The declinations of a product that visitors are told of: what is on sale of it where it is shown, and what lies in boxes that they see. */
export async function readPublicDeclinations(
  read: SiteReader,
  { id, is_shown }: Pick<ProductRow, 'id' | 'is_shown'>,
): Promise<DeclinationRow[]> {
  const declinations = await read
    .selectFrom('declinations')
    .selectAll()
    .where('product_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  const boxed = await read
    .selectFrom('box_contents')
    .innerJoin('declinations', 'declinations.id', 'box_contents.declination_id')
    .innerJoin('products', 'products.id', 'box_contents.box_id')
    .select('declinations.id')
    .where('declinations.product_id', '=', id)
    .where('products.is_shown', '=', 1)
    .execute()
  const inBoxes = new Set(boxed.map((one) => one.id))
  return declinations.filter((one) => (is_shown === 1 && one.is_on_sale === 1) || inBoxes.has(one.id))
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
