import type { SiteReader } from '../../platform/database/database.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { type ProductRow, readList } from '../rows/catalog-rows.ts'

/** All that belongs to some products, each kind in one query however many they are. */
export async function readProductRelations(read: SiteReader, products: readonly ProductRow[]) {
  const ids = products.map(({ id }) => id)
  const [declinations, tags, contents, ledger, variations] = await Promise.all([
    readDeclinations(read, ids),
    readTags(read, ids),
    readContents(read, ids),
    readLedger(read, ids),
    readVariations(read, products),
  ])
  const pictures = [
    ...products.flatMap(({ images }) => readList(images)),
    ...declinations.flatMap(({ image_id }) => image_id ?? []),
  ]
  return { declinations, tags, contents, ledger, variations, images: await resolveImages(read, pictures) }
}

export type ProductRelations = Awaited<ReturnType<typeof readProductRelations>>

function readDeclinations(read: SiteReader, ids: string[]) {
  return read
    .selectFrom('declinations')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

function readTags(read: SiteReader, ids: string[]) {
  return read
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
    .select(['product_tags.product_id', 'tags.id', 'tags.slug', 'tags.label'])
    .where('product_tags.product_id', 'in', ids)
    .orderBy('tags.sort_order')
    .orderBy('tags.id')
    .execute()
}

function readContents(read: SiteReader, ids: string[]) {
  return read
    .selectFrom('box_contents')
    .innerJoin('declinations', 'declinations.id', 'box_contents.declination_id')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select([
      'box_contents.box_id',
      'box_contents.quantity',
      'declinations.id',
      'declinations.product_id',
      'declinations.year',
      'declinations.capacity_thousandths',
      'declinations.capacity_unit',
      'declinations.quantity as stock',
      'products.stock as product_stock',
      'products.name',
      'products.slug',
    ])
    .where('box_contents.box_id', 'in', ids)
    .orderBy('box_contents.sort_order')
    .orderBy('declinations.id')
    .execute()
}

function readLedger(read: SiteReader, ids: string[]) {
  return read
    .selectFrom('price_ledger')
    .innerJoin('declinations', 'declinations.id', 'price_ledger.declination_id')
    .select(['price_ledger.declination_id', 'price_ledger.full_price', 'price_ledger.sold_price', 'price_ledger.since'])
    .where('declinations.product_id', 'in', ids)
    .execute()
}

async function readVariations(read: SiteReader, products: readonly ProductRow[]) {
  const ids = [...new Set(products.flatMap(({ variations }) => readList(variations)))]
  return ids.length > 0 ? read.selectFrom('variations').selectAll().where('id', 'in', ids).execute() : []
}
