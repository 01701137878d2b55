import type { ProductsBlock } from '#app/models/blocks/house-blocks.ts'
import { productShelfKey } from '#app/models/product-shelf.ts'
import { emptyPlaces } from '#app/texts/blocks.ts'
import { shopList } from '#app/texts/shop.ts'
import { Shelf } from '../../shop/shelf.tsx'
import { EmptyPlace } from '../empty-place.tsx'
import { Section } from '../section.tsx'
import { SectionHead } from '../section-head.tsx'
import type { Shown } from '../shown.ts'

/** Some of what the shop sells, on a page of the owner's. */
export function Products({ block, around }: Shown<ProductsBlock>) {
  const shelf = around.shelves[productShelfKey(block)]
  return (
    <Section anchor={block.anchor} ground={block.ground}>
      <SectionHead title={block.title} more={shelf && { label: shopList.all, href: shelf.href }} />
      {shelf ? <Shelf cards={shelf.cards} look={shelf.look} level="h3" /> : <EmptyPlace {...emptyPlaces.products} />}
    </Section>
  )
}
