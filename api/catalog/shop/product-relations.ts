import type { SiteReader } from '../../platform/database/database.ts'
import { resolveImages } from '../../site/media/resolve-images.ts'
import { type ProductRow, readList, readPublicProducts } from '../rows/catalog-rows.ts'

/** All that belongs to some products, each kind in one query however many they are. */
export async function readProductRelations(read: SiteReader, products: readonly ProductRow[]) {
  const ids = products.map(({ id }) => id)
  return (await readWithRelations(read, ids, products)).relations
}

/** Products in sale, by their ids, with all that belongs to them: most of it is asked for at the same time as they are. */
export async function readWholeProducts(read: SiteReader, ids: readonly string[]): Promise<WholeProducts> {
  return readWithRelations(read, ids, readPublicProducts(read, ids))
}

export type WholeProducts = { rows: readonly ProductRow[]; relations: ProductRelations }

async function readWithRelations(read: SiteReader, ids: readonly string[], asked: Asked) {
  const [rows, declinations, tags, contents] = await Promise.all([
    asked,
    readDeclinations(read, ids),
    readTags(read, ids),
    readContents(read, ids),
  ])
  const [ledger, variations, images] = await Promise.all([
    readLedger(
      read,
      declinations.map(({ id }) => id),
    ),
    readVariations(read, rows),
    resolveImages(read, picturesOf(rows, declinations)),
  ])
  return { rows, relations: { declinations, tags, contents, ledger, variations, images } }
}

/** One of several that were read together, with what belongs to it alone. */
export function wholeProduct(row: ProductRow, all: ProductRelations): WholeProducts {
  const declinations = all.declinations.filter(({ product_id }) => product_id === row.id)
  const own = new Set(declinations.map(({ id }) => id))
  const pictures = picturesOf([row], declinations).flatMap((id) => {
    const image = all.images.get(id)
    return image ? [[id, image] as const] : []
  })
  const relations = {
    declinations,
    tags: all.tags.filter(({ product_id }) => product_id === row.id),
    contents: all.contents.filter(({ box_id }) => box_id === row.id),
    ledger: all.ledger.filter(({ declination_id }) => own.has(declination_id)),
    variations: all.variations.filter(({ id }) => readList(row.variations).includes(id)),
    images: new Map(pictures),
  }
  return { rows: [row], relations }
}

/** The pictures of some products and of their sizes, by their ids. */
function picturesOf(rows: readonly ProductRow[], declinations: readonly { image_id: string | null }[]): string[] {
  const shown = rows.flatMap(({ images, film }) => [...readList(images), ...(film ? [film] : [])])
  return [...shown, ...declinations.flatMap(({ image_id }) => image_id ?? [])]
}

type Asked = readonly ProductRow[] | Promise<readonly ProductRow[]>
export type ProductRelations = Awaited<ReturnType<typeof readWithRelations>>['relations']

function readDeclinations(read: SiteReader, ids: readonly string[]) {
  return read
    .selectFrom('declinations')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('is_on_sale', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
}

function readTags(read: SiteReader, ids: readonly string[]) {
  return read
    .selectFrom('product_tags')
    .innerJoin('tags', 'tags.id', 'product_tags.tag_id')
    .select(['product_tags.product_id', 'tags.id', 'tags.slug', 'tags.label'])
    .where('product_tags.product_id', 'in', ids)
    .orderBy('tags.sort_order')
    .orderBy('tags.id')
    .execute()
}

/** In two steps: joined at once, a shop without boxes has all its declinations read to find none in them. */
async function readContents(read: SiteReader, ids: readonly string[]) {
  const contents = await read
    .selectFrom('box_contents')
    .select(['box_id', 'declination_id', 'quantity'])
    .where('box_id', 'in', ids)
    .orderBy('sort_order')
    .orderBy('declination_id')
    .execute()
  if (contents.length === 0) return []
  const goods = await readContained(read, [...new Set(contents.map(({ declination_id }) => declination_id))])
  return contents.flatMap(({ box_id, quantity, declination_id }) => {
    const found = goods.find(({ id }) => id === declination_id)
    return found ? [{ ...found, box_id, quantity }] : []
  })
}

function readContained(read: SiteReader, declinations: string[]) {
  return read
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select(['declinations.id', 'declinations.product_id', 'declinations.year'])
    .select(['declinations.capacity_thousandths', 'declinations.capacity_unit', 'declinations.quantity as stock'])
    .select(['products.stock as product_stock', 'products.name', 'products.slug'])
    .select(['products.facts as of_wine', 'declinations.facts as of_lot'])
    .where('declinations.id', 'in', declinations)
    .execute()
}

/** By the declinations themselves: joined to them, a ledger of years is read from end to end. */
async function readLedger(read: SiteReader, declinations: string[]) {
  if (declinations.length === 0) return []
  return read
    .selectFrom('price_ledger')
    .select(['declination_id', 'full_price', 'sold_price', 'since'])
    .where('declination_id', 'in', declinations)
    .execute()
}

async function readVariations(read: SiteReader, products: readonly ProductRow[]) {
  const ids = [...new Set(products.flatMap(({ variations }) => readList(variations)))]
  return ids.length > 0 ? read.selectFrom('variations').selectAll().where('id', 'in', ids).execute() : []
}
