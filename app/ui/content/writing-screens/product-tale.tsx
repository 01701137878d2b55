import type { PageBlock } from '#app/models/content/blocks/block.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import type { Product } from '../../catalog/shop/product-card-view.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { ServerDrawn } from '../../platform/body/server-part.tsx'
import { BlockList } from '../blocks/block-list.tsx'
import type { Around } from '../blocks/parts/pages.ts'

/** The blocks that a product is told by, and what they show besides their own words. */
export type StoryView = { blocks: PageBlock[]; around: Around }

type Props = { product: Pick<Product, 'type'>; story: StoryView }

/** The story of a product, block by block; one that begins with a text without a title is called what stories are called here. */
export function ProductTale({ product, story: { blocks, around } }: Props) {
  const goods = useGoods()
  const title = product.type.type === 'BOX' ? productTexts.boxStory : goods.story
  return (
    <section className="tale" aria-label={title}>
      <ServerDrawn draw={import.meta.env.SSR && (() => <BlockList blocks={withTitle(blocks, title)} around={around} />)} />
    </section>
  )
}

function withTitle(blocks: PageBlock[], title: string): PageBlock[] {
  const [first, ...rest] = blocks
  return first?.type === 'text' && first.title === '' ? [{ ...first, title }, ...rest] : blocks
}
