import { productShelfKey } from '#app/models/catalog/products/product-shelf.ts'
import type { ProductsBlock } from '#app/models/content/blocks/house-blocks.ts'
import { frameOf } from '#app/models/content/blocks/shared.ts'
import { shopList } from '#app/texts/catalog/shop.ts'
import { Shelf } from '../../../catalog/shop/shelf.tsx'
import { ServerDrawn } from '../../../platform/body/server-part.tsx'
import type { BlockProps } from '../parts/block-props.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { Section } from '../parts/section.tsx'
import { SectionHead } from '../parts/section-head.tsx'

/** Some of what the shop sells, on a page of the owner's. */
export function Products({ block, around }: BlockProps<ProductsBlock>) {
  const shelf = around.shelves[productShelfKey(block)]
  return (
    <Section {...frameOf(block)}>
      <SectionHead title={block.title} more={shelf && { label: shopList.all, href: shelf.href }} />
      {shelf ? (
        <ServerDrawn draw={import.meta.env.SSR && (() => <Shelf cards={shelf.cards} look={shelf.look} level="h3" />)} />
      ) : (
        <EmptyState {...around.shop.soon} />
      )}
    </Section>
  )
}
