import { orThrow, throwNotFound } from '#app/http/answers.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { sayCapacity } from '#app/models/catalog/capacity.ts'
import type { FeedGood, ProductFeed } from '#app/models/catalog/products/product-feed.ts'
import { cardAddress, findCardPicture } from '#app/models/site/pictures/picture-card.ts'
import { shopList } from '#app/texts/catalog/shop.ts'
import { shelfWordsOf } from '#app/texts/catalog/trade-shelves.ts'
import { wordsOf } from '#app/texts/site/trades.ts'
import type { Declination, Product } from '#app/ui/catalog/shop/product-card-view.ts'
import { readAll } from '../platform/read-all.server.ts'
import { lookOf } from '../site/head.server.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'
import { measureOfAll, sayDeclination } from './product-card.server.ts'
import { findShipping } from './shop-terms.server.ts'

const nbItem = 100

type About = { ctx: RequestContext; look: string; kinds: ReturnType<typeof shelfWordsOf>['kinds'] }

/** What the shop sells, for catalogues of others, where its owner opens it to them. */
export async function getProductFeed(ctx: RequestContext): Promise<ProductFeed> {
  const { info, values } = await readSiteFacts(ctx)
  if (!info.isECommerce || info.isBuilding || !values.PRODUCT_FEED || values.HIDE_PRICES) throwNotFound()
  const products = await readAll(async (page) => {
    const listed = orThrow(await ctx.api.listProducts({ query: { nbItem, page, orderBy: 'name' } }))
    return { entries: listed.products, total: listed.total }
  })
  const about = { ctx, look: lookOf({ info, values }), kinds: shelfWordsOf(values).kinds }
  const goods: FeedGood[] = []
  for (const product of products) {
    for (const one of product.declination) goods.push(...(await describeGood(about, product, one)))
  }
  const brand = houseNameOf({ info, values })
  const url = `${ctx.site.origin}/boutique`
  return { title: `${brand} : ${shopList.title}`, description: wordsOf(values).shopLead, url, brand, goods }
}

/** A vintage or a size at what the least of it costs that one can buy. */
async function describeGood({ ctx, look, kinds }: About, product: Product, one: Declination): Promise<FeedGood[]> {
  const { soldAt, reduction } = one
  if (soldAt === null) return []
  const { origin } = ctx.site
  const count = Math.max(1, one.sellByMultipleOf)
  const picture = findCardPicture([...(one.image ? [one.image] : []), ...product.images])
  const isReduced = reduction !== null && reduction.reference > soldAt
  const measure = measureOfAll(one, product)
  return [
    {
      id: one.id,
      group: product.declination.length > 1 ? product.id : undefined,
      title: [product.name, sayDeclination(one, product)].filter(Boolean).join(', '),
      description: product.description,
      url: `${origin}/boutique/${product.slug}?declinaison=${one.id}`,
      picture: picture && origin + cardAddress(picture, 'vitrine', look),
      isAvailable: one.isAvailable,
      gtin: one.gtin,
      kind: kinds[product.kind],
      size: sayCapacity(one),
      price: (isReduced ? reduction.reference : soldAt) * count,
      salePrice: isReduced ? soldAt * count : undefined,
      measure: measure && { unit: measure.unit, amount: measure.amount * count },
      count,
      shipping: (await findShipping(ctx, product, one))?.cents,
    },
  ]
}
