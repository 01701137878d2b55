import type { z } from 'zod'
import { chooseDiscount } from '#app/models/catalog/discount.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { rate } from '#app/models/catalog/products/rating.ts'
import type { Product } from '../../contract/catalog/product.ts'
import { tellCustom, tellCustomFacts } from '../../platform/custom/custom-rows.ts'
import type { SiteReader } from '../../platform/database/database.ts'
import { type ProductRow, readCapacity, readList, readPublicFacts } from '../rows/catalog-rows.ts'
import type { ShopView } from '../rows/shop-view.ts'
import { readDiscount, toDiscount } from '../rows/stored-discount.ts'
import { toDeclination } from './declination-answer.ts'
import { type ProductRelations, readProductRelations } from './product-relations.ts'
import { toVariation } from './variation-answer.ts'

type ProductAnswer = z.input<typeof Product>

/** Products as visitors see them; how many queries it takes does not depend on how many they are. */
export async function readProducts(read: SiteReader, rows: readonly ProductRow[], view: ShopView): Promise<ProductAnswer[]> {
  if (rows.length === 0) return []
  const belongings = await readProductRelations(read, rows)
  return rows.map((row) => toProduct(row, belongings, view))
}

/** A stored product as visitors see it, out of all that was read for it and others. */
export function toProduct(row: ProductRow, all: ProductRelations, view: ShopView): ProductAnswer {
  const { id, name, slug, description, story, reference } = row
  const discount = readDiscount(row.discount)
  const images = readList(row.images).flatMap((image) => all.images.get(image) ?? [])
  return {
    id,
    idProduct: id,
    name,
    slug,
    description,
    story,
    hasStoryBlocks: row.story_blocks !== '',
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    reference,
    images,
    film: all.images.get(row.film) ?? null,
    updatedAt: row.updated_at,
    type: { type: row.type },
    isVintage: row.is_vintage === 1,
    price: view.hidesPrices ? null : row.price,
    discount: view.hidesPrices ? null : toDiscount(discount, id),
    hasShippingFees: row.has_shipping_fees === 1,
    sellByMultipleOf: row.sell_by_multiple_of,
    kind: toProductKind(row.kind),
    tags: all.tags.filter((tag) => tag.product_id === id).map((tag) => ({ id: tag.id, slug: tag.slug, label: tag.label })),
    meals: readList<{ idMealIcon: string; label: string }>(row.meals),
    facts: readPublicFacts(row.facts),
    custom: tellCustom(row.custom, view.custom),
    customFacts: tellCustomFacts(row.custom, view.custom),
    rating: rate({ count: row.opinion_count, sum: row.opinion_sum }),
    products: all.contents.filter(({ box_id }) => box_id === id).map(toPart),
    variations: readList(row.variations).flatMap((variation) => {
      const found = all.variations.find((one) => one.id === variation)
      return found ? [toVariation(found)] : []
    }),
    declination: all.declinations
      .filter(({ product_id }) => product_id === id)
      .map((declination) =>
        toDeclination(declination, {
          product: row,
          view,
          images: all.images,
          discount: chooseDiscount(discount, readDiscount(declination.discount)),
          content: all.contents.filter(({ box_id }) => box_id === id),
          ledger: all.ledger.filter(({ declination_id }) => declination_id === declination.id),
        }),
      ),
  }
}

function toPart(part: ProductRelations['contents'][number]): ProductAnswer['products'][number] {
  const { id, name, slug, year, quantity, of_wine, of_lot } = part
  const { alcohol, allergens } = readPublicFacts(of_wine, of_lot)
  return {
    id,
    idDeclination: id,
    idProduct: part.product_id,
    name,
    slug,
    year,
    quantity,
    capacity: readCapacity(part),
    capacityUnit: part.capacity_unit,
    alcohol,
    allergens,
  }
}
