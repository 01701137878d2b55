import { href } from 'react-router'
import { findTie, type Neighbour } from '#app/models/catalog/beside.ts'
import { pricePerLitre, sayCapacity, toMillilitres } from '#app/models/catalog/capacity.ts'
import { nameVariation } from '#app/models/catalog/variation.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { findLeadingPhoto } from '#app/models/site/pictures/picture.ts'
import { productTexts, sayTie } from '#app/texts/catalog/shop.ts'
import type { ProductView } from '#app/ui/catalog/product/shop-product.ts'
import type { Declination, PriceView, Product, ProductCard } from '#app/ui/catalog/shop/product-card-view.ts'
import { writeRequestedItems } from '../platform/session/requested-items.server.ts'

/** What a shelf shows of a product; the price is that of its cheapest declination. */
export function toProductCard(product: Product): ProductCard {
  const { id, name, slug, kind, declination, facts, description } = product
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
    origin: [facts.grapes, facts.appellation].filter(Boolean).join(' · '),
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
    perLitre: sayPerLitre(declination, product, soldAt),
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

/** A vintage and what it holds: `2021 · 75 cl`. */
export function sayDeclination(declination: Declination, product: Pick<Product, 'isVintage' | 'products' | 'type'>): string {
  const count = product.products.reduce((sum, { quantity }) => sum + quantity, 0)
  const year = declination.year ?? (product.isVintage ? productTexts.noYear : '')
  const held = product.type.type === 'BOX' && count > 0 ? productTexts.box(count) : sayCapacity(declination)
  const set = declination.setQuantity > 1 ? productTexts.set(declination.setQuantity) : ''
  return [year, held, set].filter((word) => word !== '').join(' · ')
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
  const sizes = new Set(declinations.map((one) => toMillilitres(one))).size
  return [...(years > 1 ? [productTexts.vintages(years)] : []), ...(sizes > 1 ? [productTexts.formats(sizes)] : [])]
}

/** What a litre costs of all that one price buys: a set holds its bottles, a box its own. */
export function sayPerLitre(declination: Declination, product: Pick<Product, 'products'>, soldAt: number): string {
  const litre = pricePerLitre(soldAt, millilitresOf(declination, product))
  return litre === undefined ? '' : productTexts.perLitre(sayCents(litre))
}

/** All that one price buys, in millilitres; nothing where it cannot be told. */
export function millilitresOf(declination: Declination, { products }: Pick<Product, 'products'>): number | undefined {
  const one = toMillilitres(declination)
  if (one !== undefined) return one * declination.setQuantity
  const parts = products.map((part) => (toMillilitres(part) ?? Number.NaN) * part.quantity)
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.length === 0 || Number.isNaN(sum) ? undefined : sum * declination.setQuantity
}
