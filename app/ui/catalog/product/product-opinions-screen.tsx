import { href } from 'react-router'
import { shopList } from '#app/texts/catalog/shop.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { opinionTexts } from '#app/texts/selling/opinion.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { Pages } from '../../platform/lists/pages.tsx'
import { Opinions, Rating } from '../shop/opinions.tsx'
import type { OpinionsPage } from '../shop/product-opinions.ts'

/** All that buyers have said of a product. */
export function ProductOpinionsScreen({ view: { opinions, name, href: path, rating, paging } }: { view: OpinionsPage }) {
  const goods = useGoods()
  return (
    <div className="wrap detail">
      <Crumbs
        steps={[
          homeCrumb,
          { label: shopList.title, href: href('/boutique') },
          { label: name, href: path },
          { label: opinionTexts.shelf },
        ]}
      />
      <h1>{opinionTexts.ofProduct(name)}</h1>
      {rating && (
        <p className="rating num">
          <Rating rating={rating} />
        </p>
      )}
      <Opinions opinions={opinions} />
      <Pages {...paging} />
      <p>
        <a className="more" href={path}>
          {opinionTexts.seeProduct(goods)}
        </a>
      </p>
    </div>
  )
}
