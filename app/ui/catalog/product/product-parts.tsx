import { href } from 'react-router'
import { readMark } from '#app/models/content/blocks/award-mark.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { AwardFigure } from '../../site/words/award-figure.tsx'
import { KeepingBar } from './keeping-bar.tsx'
import { LabelFacts } from './label-facts.tsx'
import type { AwardView, ProductView } from './shop-product.ts'
import { TasteAxes } from './taste-axes.tsx'
import { Winemakers } from './winemakers.tsx'

/** What a wine goes with, where it comes from and what it won, side by side; `isTold` where blocks tell its story below. */
export function ProductStory({
  view: { product, chosen, look, meals, taste, keeping, awards, winemakers, content },
  isTold,
}: {
  view: ProductView
  isTold: boolean
}) {
  const goods = useGoods()
  const { serving, keepUntil } = chosen.facts
  return (
    <div className="trio">
      {content.length > 0 && <BoxContent content={content} />}
      {(meals.length > 0 || serving) && (
        <section>
          <h2>{productTexts.meals}</h2>
          <ul className="meals">
            {meals.map(({ icon, label }) => (
              <li key={label}>
                <img src={icon} width="112" height="112" alt="" loading="lazy" />
                <span>{label}</span>
              </li>
            ))}
          </ul>
          <p className="muted num">
            {serving} {!keeping && keepUntil !== null && productTexts.keepUntil(keepUntil)}
          </p>
        </section>
      )}
      {taste.length > 0 && <TasteAxes taste={taste} />}
      {keeping && <KeepingBar keeping={keeping} />}
      {product.story && !isTold && (
        <section>
          <h2>{product.type.type === 'BOX' ? productTexts.boxStory : goods.story}</h2>
          {product.story.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      <Winemakers winemakers={winemakers} />
      {awards.length > 0 && (
        <section>
          <h2>{productTexts.awards}</h2>
          <ul className="won">
            {awards.map((award) => (
              <Won key={award.id} award={award} isLarge={look.section !== 'headed'} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Won({ award: { title, year, image }, isLarge }: { award: AwardView; isLarge: boolean }) {
  const mark = isLarge ? readMark(title) : undefined
  return (
    <li>
      {mark && <AwardFigure mark={mark} />}
      {image && !mark && <img src={image.url} width={image.width} height={image.height} alt="" loading="lazy" />}
      <span>
        <b>{title}</b>
        {year !== null && <span className="small muted num">{year}</span>}
      </span>
    </li>
  )
}

function BoxContent({ content }: { content: ProductView['content'] }) {
  return (
    <section>
      <h2>{productTexts.content}</h2>
      <ul className="box-content">
        {content.map(({ name, href, detail, quantity }) => (
          <li key={`${href} ${detail}`}>
            <span className="num">{quantity} ×</span>
            <span>
              <a href={href}>{name}</a>
              <span className="small muted num">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The years of a wine beside each other. */
export function Vintages({ vintages }: Pick<ProductView, 'vintages'>) {
  const goods = useGoods()
  if (vintages.length === 0) return null
  const { title, year, alcohol, keepUntil, price, left, inStock } = productTexts.compare
  return (
    <section className="vintages" data-law="" aria-labelledby="annees">
      <div className="head">
        <h2 id="annees">{title}</h2>
      </div>
      <table className="num">
        <thead>
          <tr>
            {[year, alcohol, keepUntil, left(goods), price].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {vintages.map((one) => (
            <tr key={one.id} aria-current={one.isChosen ? 'true' : undefined}>
              <th scope="row">{one.isChosen ? one.year : <a href={one.href}>{one.year}</a>}</th>
              <td>{one.alcohol || '–'}</td>
              <td>{one.keepUntil || '–'}</td>
              <td>{one.left || inStock}</td>
              <td>{one.price || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What the law wants told before a wine is bought. */
export function ProductLabel({
  view: { product, chosen, facts, factsTitle, nutrients, look, showsHealth },
}: {
  view: ProductView
}) {
  const goods = useGoods()
  return (
    <section className="label" data-law="" aria-labelledby="etiquette">
      <div className="head">
        <h2 id="etiquette">{factsTitle}</h2>
        <a className="more" href={href('/boutique/:slug/fiche-technique.pdf', product)} rel="nofollow">
          {productTexts.file}
        </a>
      </div>
      {facts.length > 0 && <LabelFacts facts={facts} look={look.features} />}
      {nutrients.length > 0 && (
        <details className="fold">
          <summary>{productTexts.nutrition}</summary>
          <dl className="nutrients num">
            {nutrients.map(({ name, amount }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{amount}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {product.type.type === 'WINE' && !chosen.facts.good && (
        <p className="small">
          <a className="more" href={href('/e-label/:id', chosen)} rel="nofollow">
            {productTexts.eLabel}
          </a>
        </p>
      )}
      {showsHealth && (
        <p className="small muted health">
          <img src={`/art/motif-${goods.motif}.svg`} width="112" height="112" alt="" loading="lazy" />
          {`${alcoholTexts.health} ${alcoholTexts.pregnancy}`}
        </p>
      )}
    </section>
  )
}
