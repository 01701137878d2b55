import { href } from 'react-router'
import { orThrow, throwBeyond, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { orderOfParameter, productOrders } from '#app/models/catalog/products/product-order.ts'
import { slugOf } from '#app/models/platform/text/slug.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import { readShopAdvice, shopAdviceSlug } from '#app/models/selling/cart/shop-advice.ts'
import type { ParameterValues } from '#app/models/site/settings/parameter-values.ts'
import { kindNames, shopList } from '#app/texts/catalog/shop.ts'
import type { Chip, ShopListView, ShopLook } from '#app/ui/catalog/shop/shop-list.ts'
import type { ShopQuery } from '#app/ui/catalog/shop/shop-query.ts'
import { readPageNumber } from '../platform/paging.server.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { toProductCard } from './product-card.server.ts'
import { readShopQuery, writeShopQuery } from './shop-query.server.ts'

const perPage = 24

/** The goods that a visitor asked to see. */
export async function getShopList(ctx: RequestContext, url: URL): Promise<ShopListView> {
  const { info, values } = await readSiteFacts(ctx)
  if (!info.isECommerce) throwNotFound()
  const page = readPageNumber(url)
  const narrowing = orThrow(await ctx.api.listProductFacets())
  const { kinds, tags, years } = narrowing
  const meals = narrowing.meals.map(({ id, label }) => ({ id, label, value: slugOf(label) }))
  const read = readShopQuery(url.searchParams, values.HIDE_PRICES)
  const chosen = meals.filter(({ value }) => read.meals.includes(value))
  const asked = { ...read, meals: chosen.map(({ value }) => value), page }
  const query = { ...toListQuery(asked, values), meal: chosen.map(({ id }) => id).join(',') }
  const [listed, conf] = await Promise.all([
    ctx.api.listProducts({ query }),
    ctx.api.getComponentConf({ params: { slug: shopAdviceSlug } }),
  ])
  const goods = orThrow(listed)
  const { products, total } = goods
  const last = Math.max(1, Math.ceil(total / perPage))
  const list = href('/boutique') + writeShopQuery({ ...asked, page: 1 })
  if (asked.page > last) throwBeyond({ last, href: hrefOfPage(list, last) })
  return {
    asked,
    years,
    total,
    hidesPrices: values.HIDE_PRICES,
    isNet: values.VAT_REGIME === 'FRANCHISE',
    look: lookOf(values),
    kinds: kinds.map((kind) => ({ value: kind, label: kindNames[kind], isChosen: asked.kinds.includes(kind) })),
    tags: tags.map(({ slug, label }) => ({ value: slug, label, isChosen: asked.tags.includes(slug) })),
    meals: meals.map((meal) => ({ ...meal, isChosen: chosen.includes(meal) })),
    orders: listOrders(asked, values),
    cards: products.map(toProductCard),
    paging: { page: asked.page, last, list },
    advice: readShopAdvice(conf.ok ? conf.value : {}, shopList.doubt),
    isNarrowed: writeShopQuery({ ...asked, page: 1, order: undefined }) !== '',
  }
}

/**
 * The address under which this shelf is kept for all: words can be put together without end, so that it is one that narrows by one word
 * at most, and finds something.
 */
export function findKeptAddress({ asked, total, isNarrowed }: ShopListView): string | undefined {
  const { kinds, tags, meals, vintage, search, minPrice, maxPrice } = asked
  const words = [...kinds, ...tags, ...meals, vintage, search, minPrice, maxPrice].filter(Boolean)
  if (words.length > 1 || (isNarrowed && total === 0)) return undefined
  return href('/boutique') + writeShopQuery(asked)
}

/** How the owner wants goods to be shown. */
export function lookOf(values: ParameterValues): ShopLook {
  return { display: values.PRODUCT_DISPLAY.toLowerCase(), ratio: values.PRODUCT_ASPECT_RATIO.replace('/', '-') }
}

function toListQuery(asked: ShopQuery, values: ParameterValues) {
  const order = asked.order ?? orderOfParameter[values.PRODUCT_ORDER] ?? 'prix'
  return {
    nbItem: perPage,
    page: asked.page,
    orderBy: productOrders[order],
    kind: asked.kinds.join(','),
    tags: asked.tags.join(','),
    search: asked.search,
    vintage: asked.vintage,
    minPrice: toCents(asked.minPrice),
    maxPrice: toCents(asked.maxPrice),
  }
}

function toCents(euros: string): string {
  return euros === '' ? '' : String(Number(euros) * 100)
}

/** Prices that are hidden are no order to ask for. */
function listOrders(asked: ShopQuery, values: ParameterValues): Chip[] {
  return Object.entries(shopList.orders)
    .filter(([value]) => !values.HIDE_PRICES || !value.endsWith('prix'))
    .map(([value, label]) => ({ value, label, isChosen: value === (asked.order ?? '') }))
}
