import { href } from 'react-router'
import { shopList } from '#app/texts/catalog/shop.ts'
import { seenTexts as words } from '#app/texts/catalog/shortlist.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { Shelf } from '../shop/shelf.tsx'
import type { ShortlistView } from './shortlist.ts'

/** The wines that an address names, as a script puts them into the section of what was looked at last. */
export function SeenScreen({ view: { cards, look } }: { view: ShortlistView }) {
  const goods = useGoods()
  return (
    <div className="wrap">
      <Crumbs steps={[homeCrumb, { label: shopList.title, href: href('/boutique') }, { label: words.title }]} />
      <h1>{words.title}</h1>
      {cards.length > 0 ? (
        <div data-seen-wines="">
          <Shelf cards={cards} look={{ ...look, display: 'grid' }} level="h3" />
        </div>
      ) : (
        <p>{words.none(goods)}</p>
      )}
    </div>
  )
}
