import type { z } from 'zod'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import type { CustomField } from '#app/models/platform/custom/custom-field.ts'
import { done, type Outcome, refused } from '#app/models/platform/outcome.ts'
import { foldText } from '#app/models/platform/text/fold-text.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import type { Answer, Contract, Read } from '../../contract/index.ts'
import { readFieldsOf, tellCustom } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { given, toFlag } from '../../platform/resource/columns.ts'
import { type ProductRow, readFacts, readList } from '../rows/catalog-rows.ts'
import { findProduct } from '../rows/find-live.ts'
import { toGivenDiscount, writeDiscount } from '../rows/stored-discount.ts'

type Body = Read<Contract['changeProduct']>['body']
type AdminProduct = z.input<Contract['getAdminProduct']['answer']>
type Meal = Answer<Contract['getAdminProduct']>['meals'][number]

/** The columns of what was given of a product; what else it consists of lies in tables of its own. */
export function toProductColumns(body: Body, now: Date, known?: ProductRow) {
  const { name, slug, description, story, kind, reference, price } = body
  return given({
    name,
    slug,
    description,
    story,
    kind,
    reference,
    price,
    meta_title: body.metaTitle,
    meta_description: body.metaDescription,
    name_key: name === undefined ? undefined : foldText(name),
    is_valid: toFlag(body.isValid),
    is_vintage: toFlag(body.isVintage),
    has_shipping_fees: toFlag(body.hasShippingFees),
    sell_by_multiple_of: body.sellByMultipleOf,
    ...(body.discount !== undefined && writeDiscount(body.discount, parisDay(now))),
    vat_rate: body.vatRate,
    facts: body.facts && JSON.stringify({ ...(known && JSON.parse(known.facts)), ...body.facts }),
    meals: body.meals && JSON.stringify(body.meals),
    images: body.images && JSON.stringify(body.images),
    film: body.film === null ? '' : body.film,
    variations: body.variations && JSON.stringify(body.variations),
    sort_order: body.order,
  })
}

/** A product as its owner sees it, with all that it consists of by now. */
export async function readAdminProduct(read: SiteReader, id: string): Promise<Outcome<AdminProduct>> {
  const row = await findProduct(read, id)
  const [product] = row ? await toAdminProducts(read, [row]) : []
  return product ? done(product) : refused('not_found')
}

/** Stored products as their owner sees them, each with what it consists of. */
export async function toAdminProducts(read: SiteReader, rows: readonly ProductRow[]): Promise<AdminProduct[]> {
  const ids = rows.map(({ id }) => id).concat('')
  const [tags, parts, advised, fields] = await Promise.all([
    read.selectFrom('product_tags').selectAll().where('product_id', 'in', ids).orderBy('tag_id').execute(),
    read.selectFrom('box_contents').selectAll().where('box_id', 'in', ids).orderBy('sort_order').execute(),
    read.selectFrom('recommended_products').selectAll().where('product_id', 'in', ids).orderBy('sort_order').execute(),
    readFieldsOf(read, 'PRODUCT'),
  ])
  return rows.map((row) => ({
    ...toAdminProduct(row, fields),
    tags: tags.filter(({ product_id }) => product_id === row.id).map(({ tag_id }) => tag_id),
    products: parts
      .filter(({ box_id }) => box_id === row.id)
      .map(({ declination_id, quantity }) => ({ idDeclination: declination_id, quantity })),
    recommended: advised.filter(({ product_id }) => product_id === row.id).map(({ recommended_id }) => recommended_id),
  }))
}

function toAdminProduct(row: ProductRow, fields: readonly CustomField[]) {
  const { id, name, slug, description, story, reference, price, stock } = row
  return {
    id,
    name,
    slug,
    description,
    story,
    reference,
    price,
    stock,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    type: { type: row.type },
    kind: toProductKind(row.kind),
    isValid: row.is_valid === 1,
    isShown: row.is_shown === 1,
    isVintage: row.is_vintage === 1,
    hasShippingFees: row.has_shipping_fees === 1,
    sellByMultipleOf: row.sell_by_multiple_of,
    discount: toGivenDiscount(row.discount),
    vatRate: row.vat_rate,
    lowPrice: row.low_price,
    custom: tellCustom(row.custom, fields),
    facts: readFacts(row.facts),
    meals: readList<Meal>(row.meals),
    images: readList(row.images),
    film: row.film || null,
    variations: readList(row.variations),
    order: row.sort_order,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
