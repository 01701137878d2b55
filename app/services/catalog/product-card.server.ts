import { href } from 'react-router'
import { findTie, type Neighbour } from '#app/models/catalog/beside.ts'
import { type Measure, measureOf, pricePerMeasure, sayCapacity, toMillilitres } from '#app/models/catalog/capacity.ts'
import { nameVariation } from '#app/models/catalog/variation.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { findLeadingPhoto } from '#app/models/site/pictures/picture.ts'
import { sayAlcohol } from '#app/texts/catalog/product-facts.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { sayTie } from '#app/texts/catalog/ties.ts'
import type { ProductView } from '#app/ui/catalog/product/shop-product.ts'
import type { Declination, PriceView, Product, ProductCard } from '#app/ui/catalog/shop/product-card-view.ts'
import { writeRequestedItems } from '../platform/session/requested-items.server.ts'

/** What a shelf shows of a product; the price is that of its cheapest declination. */
export function toProductCard(product: Product): ProductCard {
  const { id, name, slug, kind, declination, description } = product
  const shown = declination.find(({ isAvailable }) => isAvailable) ?? declination[0]
  const price = priceOfCard(product)
  return {
    id,
    name,
    kind,
    year: shown?.year ?? null,
    description,
    href: href('/boutique/:slug', { slug }),
    picture: product.images[0] ?? shown?.image ?? undefined,
    photo: findLeadingPhoto(product.images),
    origin: originOf(product),
    detail: detailOf(product),
    badges: price?.percent ? [price.percent] : badgesOf(declination),
    price,
    isAvailable: declination.some((one) => one.isAvailable),
    left: declination.length === 1 && shown ? sayLeft(shown) : '',
    choices: choicesOf(product),
    tellMe: price && shown && !shown.isAvailable ? pathToHear(product, shown) : '',
    rating: product.rating,
    own: product.customFacts.flatMap(({ label, text, spots }) => (spots.includes('PRODUCT_CARD') ? [{ label, text }] : [])),
    reason: '',
  }
}

/** What stands first of it under its name: of a wine its grapes, of a beer its style and strength, of a cheese its milk, of a book who wrote and publishes it. */
export function originOf({ kind, facts }: Pick<Product, 'kind' | 'facts'>): string {
  const { grapes, appellation, denomination, alcohol, good } = facts
  const join = (...words: string[]) => words.filter(Boolean).join(' · ')
  const ofWine = join(grapes, appellation)
  if (kind !== 'autre') return ofWine
  if (good) return join(grapes, good.maker)
  if (alcohol !== null) return join(appellation || denomination, sayAlcohol(alcohol))
  return ofWine || denomination
}

/** A card with the reason for which it stands beside a product. */
type Beside = { looked: Neighbour; isAdvised: boolean; named: GoodsWords }

export function toCardBeside(other: Product, { looked, isAdvised, named }: Beside): ProductCard {
  const tie = findTie(other, looked)
  const reason = tie ? sayTie(tie, other.kind, named) : isAdvised ? productTexts.advised(named) : ''
  return { ...toProductCard(other), reason }
}

/** Where somebody asks to hear when a declination is back. */
export function pathToHear({ slug }: { slug: string }, { id }: { id: string }): string {
  return `${href('/boutique/:slug/prevenir', { slug })}?declinaison=${id}`
}

/** What can be bought of a product without opening its page. */
function choicesOf(product: Product): ProductCard['choices'] {
  const { declination } = product
  return declination.flatMap((one) => {
    const least = toBuy(one)
    if (!least) return []
    const price = declination.length > 1 && one.soldAt !== null ? sayCents(one.soldAt) : ''
    const words = [sayDeclination(one, product), ...sayVariations(one, product), price]
    return { vins: writeRequestedItems([least]), label: words.filter(Boolean).join(' · ') }
  })
}

/** How a declination differs besides its year and size. */
export function sayVariations({ variations }: Declination, product: Pick<Product, 'variations'>): string[] {
  return variations.map(({ id, label }) => {
    const name = nameVariation(product.variations, id)
    return name ? `${name} : ${label}` : label
  })
}

/** What one declination costs, as it is shown; nothing while prices are hidden. */
export function toPriceView(declination: Declination, product: Pick<Product, 'products'>, isFrom = false): PriceView | undefined {
  const { soldAt, reduction } = declination
  if (soldAt === null) return undefined
  return {
    sold: sayCents(soldAt),
    perMeasure: sayPerMeasure(declination, product, soldAt),
    struck: reduction ? sayCents(reduction.reference) : '',
    percent: reduction && reduction.percent > 0 ? productTexts.percent(reduction.percent) : '',
    isFrom,
  }
}

/** What one click buys of a declination: the least it is sold by. */
export function toBuy({ id, isAvailable, soldAt, sellByMultipleOf }: Declination): ProductView['buy'] {
  return isAvailable && soldAt !== null ? { idDeclination: id, quantity: sellByMultipleOf } : undefined
}

/** How few are left, when that is told. */
export function sayLeft({ isAvailable, quantity }: Declination): string {
  if (!isAvailable) return productTexts.soldOut
  return quantity === null ? '' : productTexts.left(quantity)
}

/** A vintage and what it holds: `2021 · 75 cl`; of what has no years none is missing. */
export function sayDeclination(
  declination: Declination,
  product: Pick<Product, 'isVintage' | 'kind' | 'products' | 'type'>,
): string {
  const count = product.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const year = declination.year ?? (product.isVintage && product.kind !== 'autre' ? productTexts.noYear : '')
  const held = product.type.type === 'BOX' && count > 0 ? sayBox(product, count) : sayCapacity(declination)
  const set = declination.setQuantity > 1 ? productTexts.set(declination.setQuantity) : ''
  return [year, held, set].filter((word) => word !== '').join(' · ')
}

/** Of how many it is: bottles, or pieces where nothing in it is poured. */
function sayBox({ products }: Pick<Product, 'products'>, count: number): string {
  const isPoured = products.some((part) => toMillilitres(part) !== undefined)
  return isPoured ? productTexts.box(count) : productTexts.boxOfPieces(count)
}

function priceOfCard(product: Product): PriceView | undefined {
  const priced = product.declination.filter(({ soldAt }) => soldAt !== null)
  const cheapest = priced.toSorted((one, other) => (one.soldAt ?? 0) - (other.soldAt ?? 0))[0]
  const isFrom = priced.some(({ soldAt }) => soldAt !== cheapest?.soldAt)
  return cheapest && toPriceView(cheapest, product, isFrom)
}

/** Its years, the latest first, and all that its bottles hold. */
function detailOf(product: Product): string {
  const [first] = product.declination
  if (!first) return ''
  if (product.declination.length === 1 || product.type.type === 'BOX') return sayDeclination(first, product)
  const years = [...new Set(product.declination.flatMap(({ year }) => year ?? []))]
  const sizes = [...new Set(product.declination.map(sayCapacity))].filter(Boolean)
  return [years.join(', '), sizes.join(', ')].filter(Boolean).join(' · ')
}

function badgesOf(declinations: readonly Declination[]): string[] {
  const years = new Set(declinations.map(({ year }) => year)).size
  const sizes = new Set(declinations.map((one) => measureOf(one)?.amount)).size
  return [...(years > 1 ? [productTexts.vintages(years)] : []), ...(sizes > 1 ? [productTexts.formats(sizes)] : [])]
}

/** What a litre or a kilogram costs of all that one price buys: a set holds its bottles, a box its own. */
export function sayPerMeasure(declination: Declination, product: Pick<Product, 'products'>, soldAt: number): string {
  const measure = measureOfAll(declination, product)
  const cents = pricePerMeasure(soldAt, measure)
  return measure && cents !== undefined ? productTexts.perMeasure(sayCents(cents), measure.unit) : ''
}

/** All that one price buys, where it is all poured or all weighed. */
export function measureOfAll(declination: Declination, { products }: Pick<Product, 'products'>): Measure | undefined {
  const { setQuantity } = declination
  const one = measureOf(declination)
  if (one) return { unit: one.unit, amount: one.amount * setQuantity }
  const parts = products.map((part) => ({ measure: measureOf(part), quantity: part.quantity }))
  const unit = parts[0]?.measure?.unit
  if (!unit || parts.some(({ measure }) => measure?.unit !== unit)) return undefined
  const sum = parts.reduce((total, { measure, quantity }) => total + (measure?.amount ?? 0) * quantity, 0)
  return { unit, amount: sum * setQuantity }
}
