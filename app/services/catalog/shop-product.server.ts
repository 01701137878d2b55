import { href } from 'react-router'
import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import { keepToOneAddress } from '#app/http/one-address.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { bottlesOfCarton } from '#app/models/catalog/bottles.ts'
import { toMillilitres } from '#app/models/catalog/capacity.ts'
import { findDurability } from '#app/models/catalog/goods/goods.ts'
import { keepingOf } from '#app/models/catalog/pairing/keeping.ts'
import { tasteAxesOf } from '#app/models/catalog/pairing/taste-axes.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { parisDay } from '#app/models/platform/time/working-days.ts'
import { listBoxFacts, listFacts, listNutrients, mergeBoxFacts, sayAlcohol } from '#app/texts/catalog/product-facts.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { factNamesOf, factsTitleOf } from '#app/texts/catalog/trade-facts.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { wordsOf } from '#app/texts/site/trades.ts'
import type { Option, ProductView, VintageView } from '#app/ui/catalog/product/shop-product.ts'
import type { Declination, Product } from '#app/ui/catalog/shop/product-card-view.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { pathToHear, sayDeclination, sayLeft, sayVariations, toBuy, toCardBeside, toPriceView } from './product-card.server.ts'
import { findArrival } from './shop-arrival.server.ts'
import { lookOf } from './shop-list.server.ts'

/** How many opinions stand on the page of a product itself. */
const latestOpinions = 4

/** The product at an address of the shop, in the form that was asked for or else the first that can be bought. */
export async function getShopProduct(ctx: RequestContext, url: URL, slug: string): Promise<ProductView> {
  const { api } = ctx
  const { info, values } = await readSiteFacts(ctx)
  if (!info.isECommerce || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 120) throwNotFound()
  const goods = orThrow(await api.listProducts({ query: { slug, nbItem: 1 } }))
  const [product] = goods.products
  if (!product) return leadToProduct(ctx, url, slug)
  const chosen = choose(product, url.searchParams.get('declinaison'))
  if (!chosen) throwNotFound()
  const [icons, awards, winemakers, recommended, arrival, opinions] = await Promise.all([
    product.meals.length > 0 ? api.listMealIcons() : undefined,
    api.listAwards({ query: { product: product.id } }),
    api.listWinemakers({ query: { product: product.id } }),
    api.listRecommendedProducts({ params: { id: product.id } }),
    findArrival(ctx, product, chosen),
    product.rating ? api.listProductOpinions({ params: { id: product.id }, query: { nbItem: latestOpinions } }) : undefined,
  ])
  const { alcohol, nutrition } = chosen.facts
  const pictures = new Map((icons?.ok ? icons.value : []).map(({ id, icon }) => [id, icon]))
  return {
    product,
    chosen,
    options: product.declination.map((one) => toOption(one, product, chosen)),
    price: toPriceView(chosen, product),
    isNet: values.VAT_REGIME === 'FRANCHISE',
    buy: toBuy(chosen),
    carton: toCarton(chosen, product),
    vintages: compareVintages(product, chosen),
    tellMe: pathToHear(product, chosen),
    left: sayLeft(chosen),
    arrival,
    meals: product.meals.flatMap(({ idMealIcon, label }) => {
      const icon = pictures.get(idMealIcon)
      return icon ? [{ icon, label }] : []
    }),
    taste: tasteAxesOf({ kind: product.kind, alcohol, sugar: nutrition ? nutrition.sugars / 10 : null }),
    keeping: findKeeping(chosen),
    awards: awards.ok ? awards.value : [],
    winemakers: winemakers.ok ? winemakers.value : [],
    recommended: recommended.ok
      ? recommended.value.products.map((other) =>
          toCardBeside(other, { looked: product, isAdvised: recommended.value.isAdvised, named: goodsWordsOf(values) }),
        )
      : [],
    opinions: opinions?.ok ? opinions.value : { opinions: [], total: 0 },
    content: product.products.map((part) => ({
      name: part.name,
      href: href('/boutique/:slug', part),
      detail: sayDeclination(
        { ...chosen, ...part, setQuantity: 1 },
        { isVintage: false, kind: product.kind, products: [], type: { type: 'WINE' } },
      ),
      quantity: part.quantity,
    })),
    facts: mergeBoxFacts(listFacts(chosen, product.reference, factNamesOf(values)), listBoxFacts(product.products)),
    factsTitle: factsTitleOf(values),
    nutrients: chosen.facts.nutrition ? listNutrients(chosen.facts.nutrition) : [],
    look: {
      ...lookOf(values),
      page: values.PRODUCT_PAGE_STYLE.toLowerCase(),
      order: values.PRODUCT_PAGE_ORDER,
      features: values.FEATURES_PRODUCT_STYLE.toLowerCase(),
    },
    inStock: `En stock ${wordsOf(values).atHouse}`,
    showsHealth: info.isWinemaker && !values.HIDE_ALCOHOL_MESSAGE,
    durability: findDurability({ type: product.type.type, kind: product.kind }, chosen.facts),
  }
}

/** How far a vintage is this year, which in France ends an hour before it does elsewhere. */
function findKeeping({ year, facts: { keepUntil } }: Declination): ProductView['keeping'] {
  const now = Number(parisDay(new Date()).slice(0, 4))
  const keeping = keepingOf({ year, keepUntil }, now)
  return keeping && { ...keeping, isSoUntil: `${now}-12-31T23:00:00.000Z` }
}

/** What a carton of a declination costs; nothing of what is sold by other numbers, or where there are not that many. */
function toCarton(one: Declination, { type }: Product): ProductView['carton'] {
  const isBottle =
    type.type === 'WINE' &&
    toMillilitres(one) !== undefined &&
    !one.facts.good &&
    one.setQuantity === 1 &&
    one.sellByMultipleOf === 1
  if (!isBottle || !one.isAvailable || one.soldAt === null || (one.quantity ?? bottlesOfCarton) < bottlesOfCarton)
    return undefined
  return { quantity: bottlesOfCarton, total: sayCents(one.soldAt * bottlesOfCarton) }
}

/** The vintages of a wine beside each other, where there are several; each in the size that is looked at. */
function compareVintages(product: Product, chosen: Declination): VintageView[] {
  const alike = product.declination.filter((one) => one.year !== null && toMillilitres(one) === toMillilitres(chosen))
  const years = alike.filter((one, place) => alike.findIndex(({ year }) => year === one.year) === place)
  if (years.length < 2) return []
  return years.map((one) => ({
    id: one.id,
    href: pathToForm(product, one),
    year: one.year ?? 0,
    alcohol: one.facts.alcohol === null ? '' : sayAlcohol(one.facts.alcohol),
    keepUntil: one.facts.keepUntil === null ? '' : String(one.facts.keepUntil),
    price: one.soldAt === null ? '' : sayCents(one.soldAt),
    left: sayLeft(one),
    isChosen: one.year === chosen.year,
  }))
}

/** Leads from a former address of a product, or what stands below it, to the present one. */
async function leadToProduct({ api }: RequestContext, url: URL, slug: string): Promise<never> {
  const product = orThrow(await api.getProduct({ params: { id: slug } }))
  keepToOneAddress(url, url.pathname.replace(`/${slug}`, `/${product.slug}`))
  throwNotFound()
}

function choose({ declination }: Product, asked: string | null): Declination | undefined {
  if (asked !== null) return declination.find(({ id }) => id === asked)
  return declination.find(({ isAvailable }) => isAvailable) ?? declination[0]
}

/** The page of a product in one of its forms. */
function pathToForm(product: Product, { id }: Declination): string {
  return `${href('/boutique/:slug', product)}?declinaison=${id}`
}

function toOption(one: Declination, product: Product, chosen: Declination): Option {
  return {
    id: one.id,
    href: pathToForm(product, one),
    label: sayDeclination(one, product),
    hint: [
      ...sayVariations(one, product),
      sayLeft(one),
      one.sellByMultipleOf > 1 ? productTexts.multiple(one.sellByMultipleOf) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    price: one.soldAt === null ? '' : sayCents(one.soldAt),
    isChosen: one.id === chosen.id,
    isAvailable: one.isAvailable,
  }
}
