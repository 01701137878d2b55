import { isGood } from '#app/models/catalog/goods/goods.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { type FaultCode, type Outcome, refused } from '#app/models/platform/outcome.ts'
import type { Contract, Read } from '../../contract/index.ts'
import type { SiteWriter } from '../../platform/database/database.ts'
import { refuseMutePictures } from '../../site/media/refuse-mute-pictures.ts'
import { type ProductRow, readList } from '../rows/catalog-rows.ts'

type Links = Pick<
  Read<Contract['changeProduct']>['body'],
  'images' | 'film' | 'variations' | 'tags' | 'products' | 'recommended' | 'meals' | 'slug'
>
type Linked = { id: string; type: 'WINE' | 'BOX' }

/** Refuses a product that names what is not there, a wine with a content, and a box in a box. */
export async function refuseLinks(tx: SiteWriter, product: Linked, links: Links): Promise<Outcome<never> | undefined> {
  const meals = links.meals?.map(({ idMealIcon }) => idMealIcon)
  if (await lacks(tx, 'images', links.images)) return fault('images', 'choice')
  if (links.film && !(await isFilm(tx, links.film))) return fault('film', 'choice')
  if (await lacks(tx, 'variations', links.variations)) return fault('variations', 'choice')
  if (await lacks(tx, 'tags', links.tags)) return fault('tags', 'choice')
  if (await lacks(tx, 'meal_icons', meals)) return fault('meals', 'choice')
  if (links.recommended?.includes(product.id) || (await lacks(tx, 'products', links.recommended))) {
    return fault('recommended', 'choice')
  }
  if (links.products && !(await mayContain(tx, product, links.products))) return fault('products', 'choice')
  return links.slug !== undefined && (await isSlugTaken(tx, links.slug, product.id)) ? fault('slug', 'taken') : undefined
}

/** Refuses the label of a lasting thing to what is none. */
export function refuseLastingWine(
  type: Linked['type'],
  body: Pick<Read<Contract['changeProduct']>['body'], 'kind' | 'facts'>,
  known?: ProductRow,
): Outcome<never> | undefined {
  const kind = body.kind ?? toProductKind(known?.kind ?? '')
  const isRefused = body.facts?.good?.guaranteeYears != null && !isGood({ type, kind })
  return isRefused ? fault('facts.good.guaranteeYears', 'durability_of_wine') : undefined
}

/** Refuses to show visitors a product one of whose pictures, or of its declinations', says nothing to who cannot see it. */
export async function refuseMuteProduct(
  tx: SiteWriter,
  given: Pick<Read<Contract['changeProduct']>['body'], 'images' | 'isValid'>,
  known?: ProductRow,
): Promise<Outcome<never> | undefined> {
  const varied = known ? await picturesOfDeclinations(tx, known.id) : []
  const asShown = (own: readonly string[]) => [...own, ...varied].map((image) => ({ image }))
  const shown = { before: asShown(known ? readList(known.images) : []), after: given.images && asShown(given.images) }
  return refuseMutePictures(tx, { given, known, ...shown, field: 'images' })
}

/** Whether another product has this address. */
export async function isSlugTaken(tx: SiteWriter, slug: string, id: string): Promise<boolean> {
  const other = await tx.selectFrom('products').select('id').where('slug', '=', slug).where('id', '!=', id).executeTakeFirst()
  return other !== undefined
}

/** Writes what a product consists of beside itself; what was not given stays. */
export async function writeLinks(tx: SiteWriter, id: string, { tags, products, recommended }: Links): Promise<void> {
  if (tags) {
    await tx.deleteFrom('product_tags').where('product_id', '=', id).execute()
    const rows = [...new Set(tags)].map((tag) => ({ product_id: id, tag_id: tag }))
    if (rows.length > 0) await tx.insertInto('product_tags').values(rows).execute()
  }
  if (products) {
    await tx.deleteFrom('box_contents').where('box_id', '=', id).execute()
    const rows = products.map(({ idDeclination, quantity }, place) => ({
      box_id: id,
      declination_id: idDeclination,
      quantity,
      sort_order: place,
    }))
    if (rows.length > 0) await tx.insertInto('box_contents').values(rows).execute()
  }
  if (recommended) {
    await tx.deleteFrom('recommended_products').where('product_id', '=', id).execute()
    const rows = [...new Set(recommended)].map((other, place) => ({ product_id: id, recommended_id: other, sort_order: place }))
    if (rows.length > 0) await tx.insertInto('recommended_products').values(rows).execute()
  }
}

async function picturesOfDeclinations(tx: SiteWriter, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('declinations')
    .select('image_id')
    .where('product_id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.flatMap(({ image_id }) => image_id ?? [])
}

type Named = 'images' | 'variations' | 'tags' | 'meal_icons' | 'products'

async function lacks(tx: SiteWriter, table: Named, ids: readonly string[] | undefined): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return false
  const from = tx.selectFrom(table).select('id').where('id', 'in', wanted)
  const isSoft = table === 'images' || table === 'products'
  const found = await (isSoft ? (from as ReturnType<typeof ofImages>).where('deleted_at', 'is', null) : from).execute()
  return found.length < wanted.length
}

function ofImages(tx: SiteWriter) {
  return tx.selectFrom('images').select('id')
}

async function isFilm(tx: SiteWriter, id: string): Promise<boolean> {
  const file = ofImages(tx).where('id', '=', id).where('kind', '=', 'video').where('deleted_at', 'is', null)
  return (await file.executeTakeFirst()) !== undefined
}

async function mayContain(tx: SiteWriter, product: Linked, parts: NonNullable<Links['products']>): Promise<boolean> {
  const ids = [...new Set(parts.map(({ idDeclination }) => idDeclination))]
  if (ids.length < parts.length) return false
  if (ids.length === 0) return true
  if (product.type !== 'BOX') return false
  const rows = await tx
    .selectFrom('declinations')
    .innerJoin('products', 'products.id', 'declinations.product_id')
    .select('declinations.id')
    .where('declinations.id', 'in', ids)
    .where('declinations.deleted_at', 'is', null)
    .where('products.type', '=', 'WINE')
    .execute()
  return rows.length === ids.length
}

function fault(field: string, code: FaultCode): Outcome<never> {
  return refused('invalid', { fields: { [field]: { code } } })
}
