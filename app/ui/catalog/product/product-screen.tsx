import type { ReactNode } from 'react'
import { href } from 'react-router'
import { productTexts, shopList } from '#app/texts/catalog/shop.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { opinionTexts } from '#app/texts/selling/opinion.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { Opinions, Rating, RatingLink } from '../shop/opinions.tsx'
import { SeenSection } from '../shop/seen-section.tsx'
import { Shelf } from '../shop/shelf.tsx'
import { OwnFacts } from './own-facts.tsx'
import { BuyBar, ProductChoice } from './product-choice.tsx'
import { ProductFigures } from './product-figures.tsx'
import { ProductLabel, ProductStory, Vintages } from './product-parts.tsx'
import { ProductStage } from './product-stage.tsx'
import type { ProductView } from './shop-product.ts'

/** `story` is what tells of it block by block, where its house has written it so. */
type Shown = { view: ProductView; story?: ReactNode }

/** A product. */
export function ProductScreen({ view, story }: Shown) {
  const { product, chosen, look, recommended } = view
  const isCounted = look.section === 'counted'
  return (
    <div className="wrap detail">
      <Crumbs steps={[homeCrumb, { label: shopList.title, href: href('/boutique') }, { label: product.name }]} />
      <article className="detail-top">
        {isCounted && <h1 className="good-name">{product.name}</h1>}
        <div className={`good-page good-page-${look.page}`}>
          <ProductStage view={view} />
          <div className="good-info">
            {isCounted && chosen.year !== null && (
              <p className="good-year num" aria-hidden="true">
                {chosen.year}
              </p>
            )}
            <Origin view={view} />
            {!isCounted && <h1>{product.name}</h1>}
            {product.rating && <RatingLink rating={product.rating} href="#avis" />}
            {product.description && <p className="lead">{product.description}</p>}
            <ProductChoice view={view} />
          </div>
        </div>
        {isCounted && <ProductFigures view={view} />}
        <Told view={view} story={story} />
      </article>
      <OpinionsBelow view={view} />
      {recommended.length > 0 && (
        <section className="beside" aria-labelledby="aussi">
          <div className="head">
            <h2 id="aussi">{productTexts.recommended}</h2>
          </div>
          <Shelf cards={recommended} look={{ ...look, display: 'grid' }} level="h3" />
        </section>
      )}
      <SeenSection product={product.id} />
      <BuyBar view={view} />
    </div>
  )
}

/** What is told of a product, in the order that its house has declared; an order is one of the page, for eyes and ears alike. */
function Told({ view, story: told }: Shown) {
  const parts = {
    story: <Story key="story" view={view} story={told} />,
    own: <OwnFacts key="own" view={view} />,
    vintages: <Vintages key="vintages" vintages={view.vintages} />,
    label: <ProductLabel key="label" view={view} />,
  }
  const { story, own, vintages, label } = parts
  if (view.look.order === 'LABEL') return [label, vintages, story, own]
  return view.look.order === 'VINTAGES' ? [vintages, story, own, label] : [story, own, vintages, label]
}

function Story({ view, story }: Shown) {
  return (
    <>
      <ProductStory view={view} isTold={Boolean(story)} />
      {story}
    </>
  )
}

/** The latest opinions of buyers; all of them have a page of their own. */
function OpinionsBelow({ view: { product, opinions } }: { view: ProductView }) {
  if (!product.rating || opinions.total === 0) return null
  return (
    <section className="beside" id="avis" aria-labelledby="avis-titre">
      <div className="head">
        <h2 id="avis-titre">{opinionTexts.shelf}</h2>
        <p className="rating num">
          <Rating rating={product.rating} />
        </p>
      </div>
      <Opinions opinions={opinions.opinions} />
      {opinions.total > opinions.opinions.length && (
        <a className="more" href={href('/boutique/:slug/avis', product)}>
          {opinionTexts.all(opinions.total)}
        </a>
      )}
    </section>
  )
}

function Origin({ view: { product, chosen } }: { view: ProductView }) {
  const { appellation, denomination, grapes, good } = chosen.facts
  const made = good ? [grapes, good.maker].filter(Boolean).join(' · ') : ''
  const words = made || denomination || appellation || product.tags.map(({ label }) => label).join(' · ')
  return words ? <p className="eyebrow">{words}</p> : null
}
