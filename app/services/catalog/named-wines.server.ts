import { href } from 'react-router'
import type { RequestContext } from '#app/http/request-context.ts'
import { findNamed, indexNames } from '#app/models/catalog/products/named-products.ts'
import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { sayBlocks } from '#app/models/content/blocks/block-words.ts'
import { plainBlocksOf } from '#app/models/content/blocks/plain-blocks.ts'
import type { ProductShelf } from '#app/ui/content/blocks/parts/product-shelves.ts'
import { memoizeOn } from '../platform/memoize-on.server.ts'
import { readSiteFacts } from '../site/site-facts.server.ts'
import { toProductCard } from './product-card.server.ts'
import { readGoodsPages } from './product-names.server.ts'
import { readNamedProducts } from './product-shelves.server.ts'
import { lookOf } from './shop-list.server.ts'

/** As many as stand in one row. */
const mostWines = 4

/** The wines on sale that a piece of writing names; nothing where its owner has chosen by a block what it shows of the shop. */
export async function shelveNamedWines(
  ctx: RequestContext,
  { title, summary, blocks }: { title: string; summary: string; blocks: readonly PageBlock[] },
): Promise<ProductShelf | undefined> {
  const { info, values } = await readSiteFacts(ctx)
  if (!info.isECommerce || plainBlocksOf(blocks).some(({ type }) => type === 'products')) return undefined
  const pages = await readGoodsPages(ctx)
  const index = memoizeOn(pages, 'names of wines', () => indexNames(pages.flat().filter(({ type }) => type.type === 'WINE')))
  const named = findNamed([title, summary, sayBlocks(blocks)].join('\n'), index).slice(0, mostWines)
  const wines = await readNamedProducts(
    ctx,
    named.map(({ slug }) => slug),
  )
  return wines.length > 0 ? { cards: wines.map(toProductCard), look: lookOf(values), href: href('/boutique') } : undefined
}
