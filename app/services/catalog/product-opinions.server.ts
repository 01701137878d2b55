import type { MetaDescriptor } from 'react-router'
import { href } from 'react-router'
import { orThrow, throwBeyond, throwNotFound } from '#app/http/answers.server.ts'
import { keepToOneAddress } from '#app/http/one-address.server.ts'
import type { RequestContext } from '#app/http/request-context.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import { opinionTexts } from '#app/texts/selling/opinion.ts'
import type { OpinionsPage } from '#app/ui/catalog/shop/product-opinions.ts'
import { readPageNumber } from '../platform/paging.server.ts'
import { makeHead } from '../site/head.server.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'

const perPage = 20

/** All that buyers have said of a product; one of which nobody has said anything has no such page. */
export async function getOpinionsPage(
  ctx: RequestContext,
  url: URL,
  slug: string,
): Promise<{ view: OpinionsPage; head: MetaDescriptor[] }> {
  const { info } = await readSiteFacts(ctx)
  if (!info.isECommerce) throwNotFound()
  const page = readPageNumber(url)
  const product = orThrow(await ctx.api.getProduct({ params: { id: slug } }))
  keepToOneAddress(url, href('/boutique/:slug/avis', product))
  const { opinions, total } = orThrow(
    await ctx.api.listProductOpinions({ params: { id: product.id }, query: { nbItem: perPage, page } }),
  )
  if (total === 0) throwNotFound()
  const list = href('/boutique/:slug/avis', product)
  const last = Math.ceil(total / perPage)
  if (page > last) throwBeyond({ last, href: hrefOfPage(list, last) })
  const title = opinionTexts.ofProduct(product.name)
  const path = page > 1 ? `${list}?page=${page}` : list
  return {
    view: {
      opinions,
      total,
      name: product.name,
      href: href('/boutique/:slug', product),
      rating: product.rating,
      paging: { page, last, list },
    },
    head: await makeHead(ctx, { path, title, description: opinionTexts.notice }),
  }
}
