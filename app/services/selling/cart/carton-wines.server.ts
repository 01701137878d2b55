import { href } from 'react-router'
import { sayCents } from '#app/models/platform/text/money.ts'
import { type CartonSize, isCartonBottle } from '#app/models/selling/cart/carton.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { cartonTexts } from '#app/texts/selling/carton.ts'
import type { Declination, Product } from '#app/ui/catalog/shop/product-card-view.ts'
import type { Line } from '#app/ui/selling/cart/cart-lines.ts'
import type { CartonWine } from '#app/ui/selling/cart/carton-view.ts'
import { sayDeclination, sayLeft, sayPerMeasure, sayVariations } from '../../catalog/product-card.server.ts'
import { toCartLine } from './cart-lines.server.ts'
import { type CartonForm, fieldOf } from './carton-query.server.ts'

type Choice = Pick<CartonForm, 'faults' | 'typed'> & { lines: readonly Line[]; size: CartonSize }

/** The bottles of some products that are sold one by one, each with how many of it stand in the carton. */
export function listCartonWines(products: readonly Product[], choice: Choice): CartonWine[] {
  return products.flatMap((product) =>
    product.declination
      .filter((one) => one.soldAt !== null && isCartonBottle({ type: product.type.type, bottle: one }))
      .map((one) => toCartonWine(product, one, choice)),
  )
}

function toCartonWine(product: Product, one: Declination, { lines, faults, typed, size }: Choice): CartonWine {
  const line = lines.find(({ declinationId }) => declinationId === one.id)
  const field = fieldOf(one.id)
  const isTooLarge = one.sellByMultipleOf > size
  const news = line ? toCartLine(line).news : []
  return {
    id: one.id,
    field,
    name: product.name,
    kind: product.kind,
    year: one.year,
    picture: one.image ?? product.images[0],
    href: `${href('/boutique/:slug', product)}?declinaison=${one.id}`,
    origin: [product.facts.grapes, product.facts.appellation].filter(Boolean).join(' · '),
    detail: [sayDeclination(one, product), ...sayVariations(one, product)].filter(Boolean).join(' · '),
    price: sayCents(one.soldAt ?? 0),
    perMeasure: sayPerMeasure(one, product, one.soldAt ?? 0),
    quantity: typed[field] ?? String(line?.quantity ?? 0),
    step: one.sellByMultipleOf,
    says: isTooLarge ? cartonTexts.tooLarge(one.sellByMultipleOf) : sayHow(one),
    fault: faults[field] ?? news.join(' '),
    // What stands in the carton can always be taken out again.
    isClosed: line === undefined && !(field in typed) && (!one.isAvailable || isTooLarge),
  }
}

function sayHow(one: Declination): string {
  if (!one.isAvailable) return productTexts.soldOut
  return [one.sellByMultipleOf > 1 ? cartonTexts.soldBy(one.sellByMultipleOf) : '', sayLeft(one)].filter(Boolean).join(' ')
}
