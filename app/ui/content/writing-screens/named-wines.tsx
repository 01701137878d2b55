import { shopList } from '#app/texts/catalog/shop.ts'
import { writings } from '#app/texts/content/writings.ts'
import { Shelf } from '../../catalog/shop/shelf.tsx'
import { useGoods } from '../../platform/body/goods.ts'
import type { ProductShelf } from '../blocks/parts/product-shelves.ts'
import { Section } from '../blocks/parts/section.tsx'
import { SectionHead } from '../blocks/parts/section-head.tsx'

/** The wines that a text names, below it. */
export function NamedWines({ shelf: { cards, look, href } }: { shelf: ProductShelf }) {
  return (
    <Section>
      <SectionHead title={writings.wines(useGoods())} more={{ label: shopList.all, href }} />
      <Shelf cards={cards} look={look} level="h3" />
    </Section>
  )
}
