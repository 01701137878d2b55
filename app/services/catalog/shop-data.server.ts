import type { RequestContext } from '#app/http/request-context.ts'
import { partsOf } from '#app/models/catalog/certifications.ts'
import { readIsbn } from '#app/models/catalog/goods/isbn.ts'
import { type BookFacts, describeProduct } from '#app/models/catalog/products/product-data.ts'
import type { WineFacts } from '#app/models/catalog/wine-facts.ts'
import { describeTrail, type StructuredData } from '#app/models/platform/web/structured-data.ts'
import { tradeOf } from '#app/models/site/settings/trade.ts'
import { shopList } from '#app/texts/catalog/shop.ts'
import type { ProductView } from '#app/ui/catalog/product/shop-product.ts'
import { houseNameOf, readSiteFacts } from '../site/site-facts.server.ts'
import { sayDeclination } from './product-card.server.ts'
import { findShipping, listReturns } from './shop-terms.server.ts'

/** What machines may read of a product beside its page. */
export async function describeGood(ctx: RequestContext, { product, opinions }: ProductView): Promise<StructuredData[]> {
  const { info, values } = await readSiteFacts(ctx)
  const { origin } = ctx.site
  const url = `${origin}/boutique/${product.slug}`
  const [returnsOf, shipping] = await Promise.all([
    listReturns(ctx),
    Promise.all(product.declination.map((one) => findShipping(ctx, product, one))),
  ])
  const pictures = [...product.images, ...product.declination.flatMap(({ image }) => image ?? [])]
  return [
    describeProduct({
      name: product.name,
      description: product.description,
      url,
      sku: product.reference,
      brand: houseNameOf({ info, values }),
      certifications: partsOf(product.facts.certification),
      book: tradeOf(values) === 'BOOKS' ? readBook(product.facts) : undefined,
      rating: product.rating,
      opinions: opinions.opinions,
      pictures: [...new Set(pictures.map((picture) => new URL(picture.url, origin).href))],
      offers: product.declination.map((one, place) => ({
        url: `${url}?declinaison=${one.id}`,
        sku: one.reference,
        cents: one.soldAt,
        isAvailable: one.isAvailable,
        isTaxed: values.VAT_REGIME !== 'FRANCHISE',
        gtin: one.gtin,
        shipping: shipping[place],
        returns: returnsOf(one),
        name: sayDeclination(one, product),
      })),
    }),
    describeTrail([
      { name: shopList.title, url: `${origin}/boutique` },
      { name: product.name, url },
    ]),
  ]
}

/** A book by its number is one; what else a bookshop sells has none. */
function readBook({ grapes, good }: Pick<WineFacts, 'grapes' | 'good'>): BookFacts | undefined {
  const isbn = readIsbn(good?.model ?? '')
  return isbn === undefined ? undefined : { authors: namesIn(grapes), publisher: good?.maker ?? '', isbn }
}

function namesIn(words: string): string[] {
  return words
    .split(/[,;/&]|\set\s/)
    .map((name) => name.trim())
    .filter(Boolean)
}
