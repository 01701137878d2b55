import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { orThrow, throwBeyond, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { type Facet, facets } from '#app/models/catalog/products/facets.ts'
import { toProductKind } from '#app/models/catalog/products/product-kind.ts'
import { orderOfParameter } from '#app/models/catalog/products/product-order.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import { isCartonBottle } from '#app/models/selling/cart/carton.ts'
import { readShopAdvice, shopAdviceSlug } from '#app/models/selling/cart/shop-advice.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { sellsAlcohol, tradeOf } from '#app/models/site/settings/trade.ts'
import { partsOf } from '#app/models/site/worn/direction.ts'
import { shopList } from '#app/texts/catalog/shop.ts'
import { type ShelfWords, shelfWordsOf } from '#app/texts/catalog/trade-shelves.ts'
import { goodsWordsOf } from '#app/texts/site/goods.ts'
import { wordsOf } from '#app/texts/site/trades.ts'
import type { Chip, FacetView, ShopListView, ShopLook } from '#app/ui/catalog/shop/shop-list.ts'
import type { ShopQuery } from '#app/ui/catalog/shop/shop-query.ts'
import { readPageNumber } from '../platform/paging.server.ts'
import { readOpening } from '../site/opening.server.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { toProductCard } from './product-card.server.ts'
import { readShopQuery, writeShopQuery } from './shop-query.server.ts'

type Browsed = Answer<Contract['browseProducts']>

const perPage = 24
/** So many are proposed for an evening: among no more than these nobody needs to be advised. */
const tonightsWines = 3

/** Whether a carton of one's own may hold it: what a brewery sells may be too small for its places. */
function fillsCartons({ type, declination }: Browsed['products'][number]): boolean {
  return declination.some((bottle) => isCartonBottle({ type: type.type, bottle }))
}

/** The goods that a visitor asked to see. */
export async function getShopList(ctx: RequestContext, url: URL): Promise<ShopListView> {
  const { info, values } = await readSiteFacts(ctx)
  if (!info.isECommerce) throwNotFound()
  const page = readPageNumber(url)
  const read = { ...readShopQuery(url.searchParams, values.HIDE_PRICES), page }
  const words = shelfWordsOf(values)
  const { asked, browsed: found } = await browse(ctx, read, values)
  const browsed = { ...found, facets: found.facets.map((facet) => nameFamilies(facet, words)) }
  const conf = await ctx.api.getComponentConf({ params: { slug: shopAdviceSlug } })
  const last = Math.max(1, Math.ceil(browsed.total / perPage))
  const list = addressOf({ ...asked, page: 1 })
  if (asked.page > last) throwBeyond({ last, href: hrefOfPage(list, last) })
  const trade = tradeOf(values)
  const opening = await readOpening(ctx, 'boutique')
  const isNarrowed = writeShopQuery({ ...asked, page: 1, order: undefined }) !== ''
  return {
    asked,
    total: browsed.total,
    hidesPrices: values.HIDE_PRICES,
    isNet: values.VAT_REGIME === 'FRANCHISE',
    look: lookOf(values),
    facets: browsed.facets
      .map((facet) => toFacetView(facet, words))
      .filter(({ values: choices, chosen }) => choices.length > 1 || chosen > 0),
    search: { label: words.search, example: words.searchExample },
    orders: listOrders(asked, values),
    chosen: listChosen(asked, browsed),
    cards: browsed.products.map(toProductCard),
    paging: { page: asked.page, last, list },
    advice: readShopAdvice(conf.ok ? conf.value : {}, shopList.doubt(goodsWordsOf(values))),
    ...(opening.words ?? { title: shopList.title, lead: wordsOf(values).shopLead }),
    facts: opening.facts,
    soon: wordsOf(values).soon,
    waysFirst: values.SHOP_PAGE_ORDER === 'WAYS',
    ways: {
      carton: sellsAlcohol(trade) && !values.HIDE_PRICES && (trade === 'WINE' || browsed.products.some(fillsCartons)),
      tonight: trade === 'WINE' && (isNarrowed || browsed.total > tonightsWines),
    },
    isNarrowed,
  }
}

/**
 * The address under which this shelf is kept for all: words can be put together without end, so that it is one that narrows by one word
 * at most, and finds something.
 */
export function findKeptAddress({ asked, total, isNarrowed }: ShopListView): string | undefined {
  const words = [...Object.values(asked.facets).flat(), asked.search, asked.minPrice, asked.maxPrice].filter(Boolean)
  if (words.length > 1 || (isNarrowed && total === 0)) return undefined
  return href('/boutique') + writeShopQuery(asked)
}

/** How the owner wants goods to be shown. */
export function lookOf(values: ParameterValues): ShopLook {
  const { shelf, bottle, section } = partsOf(values)
  return {
    display: values.PRODUCT_DISPLAY.toLowerCase(),
    ratio: values.PRODUCT_ASPECT_RATIO.replace('/', '-'),
    shelf,
    bottle,
    section,
  }
}

/** What is there of what was asked; a word that the shop does not know is as good as not asked. */
async function browse(
  ctx: RequestContext,
  read: ShopQuery,
  values: ParameterValues,
): Promise<{ asked: ShopQuery; browsed: Browsed }> {
  const ask = async (query: ShopQuery) => orThrow(await ctx.api.browseProducts({ query: toBrowseQuery(query, values) }))
  const browsed = await ask(read)
  const known = new Map(browsed.facets.map(({ facet, values: words }) => [facet, new Set(words.map(({ value }) => value))]))
  const kept = facets.map((facet) => [facet, read.facets[facet].filter((word) => known.get(facet)?.has(word))] as const)
  const isKnown = kept.every(([facet, words]) => words.length === read.facets[facet].length)
  if (isKnown) return { asked: read, browsed }
  const asked = { ...read, facets: Object.fromEntries(kept) as ShopQuery['facets'] }
  return { asked, browsed: await ask(asked) }
}

function toBrowseQuery(asked: ShopQuery, values: ParameterValues) {
  const order = orderOfParameter[values.PRODUCT_ORDER] ?? 'prix'
  const words = Object.fromEntries(facets.map((facet) => [facet, asked.facets[facet].join(',')])) as Record<Facet, string>
  return {
    ...words,
    nbItem: perPage,
    page: asked.page,
    orderBy: asked.order ?? (asked.search ? 'pertinence' : order),
    search: asked.search,
    minPrice: toCents(asked.minPrice),
    maxPrice: toCents(asked.maxPrice),
  }
}

function toCents(euros: string): string {
  return euros === '' ? '' : String(Number(euros) * 100)
}

type Narrowing = Browsed['facets'][number]

/** What is neither wine nor box is called by its trade. */
function nameFamilies({ facet, values }: Narrowing, { kinds }: ShelfWords): Narrowing {
  if (facet !== 'famille') return { facet, values }
  return { facet, values: values.map((one) => ({ ...one, label: kinds[toProductKind(one.value)] })) }
}

function toFacetView({ facet, values }: Narrowing, words: ShelfWords): FacetView {
  return { facet, label: words.facets[facet], chosen: values.filter(({ isChosen }) => isChosen).length, values }
}

/** What is on, each with the address without it. */
function listChosen(asked: ShopQuery, { facets: shown }: Browsed): ShopListView['chosen'] {
  const without = (label: string, changes: Partial<ShopQuery>) => ({
    label,
    href: addressOf({ ...asked, ...changes, page: 1 }),
  })
  const ofFacets = shown.flatMap(({ facet, values }) =>
    values
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => {
        const words = asked.facets[facet].filter((word) => word !== value)
        return without(label, { facets: { ...asked.facets, [facet]: words } })
      }),
  )
  return [
    ...(asked.search ? [without(shopList.asked(asked.search), { search: '' })] : []),
    ...ofFacets,
    ...(asked.minPrice ? [without(shopList.priceFrom(asked.minPrice), { minPrice: '' })] : []),
    ...(asked.maxPrice ? [without(shopList.priceTo(asked.maxPrice), { maxPrice: '' })] : []),
  ]
}

function addressOf(asked: ShopQuery): string {
  return href('/boutique') + writeShopQuery(asked)
}

/** Prices that are hidden are no order to ask for. */
function listOrders(asked: ShopQuery, values: ParameterValues): Chip[] {
  return Object.entries({ '': shopList.orderOfHouse(goodsWordsOf(values)), ...shelfWordsOf(values).orders })
    .filter(([value]) => !values.HIDE_PRICES || !value.endsWith('prix'))
    .map(([value, label]) => ({ value, label, isChosen: value === (asked.order ?? '') }))
}
