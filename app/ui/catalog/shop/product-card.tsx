import { href } from 'react-router'
import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { cropText } from '#app/models/site/pictures/crop.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import { DrawnBottle } from '../bottle/drawn-bottle.tsx'
import { Rating } from './opinions.tsx'
import { OwnWords } from './own-words.tsx'
import { Price } from './price.tsx'
import type { ProductCard as Card } from './product-card-view.ts'

type Props = { card: Card; bottle: PartChoice['bottle']; level: 'h2' | 'h3'; first?: boolean; withText?: boolean }

/** A product on its shelf; the whole card is the link of its name, and what can be bought of it is chosen in place. */
export function ProductCard({ card, bottle, level: Heading, first = false, withText = false }: Props) {
  const badges = badgesOf(card)
  return (
    <article className="good">
      <div className={`plate tone-${card.kind}`}>
        {badges.length > 0 && (
          <p className="badges">
            {badges.map((badge) => (
              <span key={badge} className="badge num">
                {badge}
              </span>
            ))}
          </p>
        )}
        {!card.picture || (bottle !== 'engraved' && card.picture.url.endsWith('.svg')) ? (
          <DrawnBottle wine={card} variant={bottle} />
        ) : (
          <Picture picture={card.picture} sizes="(width < 768px) 48vw, (width < 960px) 32vw, 20rem" alt="" first={first} />
        )}
      </div>
      <div className="good-body">
        <div className="good-words">
          <Heading>
            <a href={card.href}>{card.name}</a>
          </Heading>
          {card.reason && <p className="small good-reason">{card.reason}</p>}
          {card.origin && <p className="small muted">{card.origin}</p>}
          <OwnWords card={card} className="small muted" />
          {card.rating && (
            <p className="small rating num">
              <Rating rating={card.rating} />
            </p>
          )}
          {withText && card.description && <p className="good-text">{cropText(card.description)}</p>}
        </div>
        {card.price ? <Price price={card.price} /> : <p className="small">{productTexts.priceOnDemand}</p>}
        <CardChoice card={card} />
      </div>
    </article>
  )
}

/** What a few words say of a product at once. */
export function badgesOf({ isAvailable, badges, left }: Card): string[] {
  return isAvailable ? [...badges, left].filter(Boolean) : [productTexts.soldOut]
}

/** A plain form: with a script the page stays, without one it comes back. */
export function CardChoice({ card: { name, detail, choices, tellMe } }: { card: Card }) {
  const goods = useGoods()
  const [first, ...others] = choices
  if (!first)
    return (
      <div className="good-buy">
        <span className="small muted num">{detail}</span>
        {tellMe ? (
          <a className="btn btn-line btn-small" href={tellMe} rel="nofollow" aria-label={productTexts.alertOf(name)}>
            {productTexts.alert}
          </a>
        ) : (
          <span className="btn btn-line btn-small" aria-hidden="true">
            {productTexts.see}
          </span>
        )}
      </div>
    )
  return (
    <form className="good-buy" method="post" action={href('/panier/ajouter')} data-smooth="" data-stay="">
      {others.length > 0 ? (
        <select
          className="input good-choice num"
          name="vins"
          aria-label={productTexts.choice(goods, name)}
          defaultValue={first.vins}
        >
          {choices.map(({ vins, label }) => (
            <option key={vins} value={vins}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <>
          <span className="small muted num">{first.label}</span>
          <input type="hidden" name="vins" value={first.vins} />
        </>
      )}
      <button type="submit" className="btn btn-line btn-small" aria-label={cartTexts.addName(name)}>
        {cartTexts.addShort}
      </button>
    </form>
  )
}
