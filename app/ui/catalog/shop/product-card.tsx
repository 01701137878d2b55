import { href } from 'react-router'
import { cropText } from '#app/models/site/look/crop.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import { Price } from './price.tsx'
import type { ProductCard as Card } from './product-card-view.ts'

type Props = { card: Card; level: 'h2' | 'h3'; first?: boolean; withText?: boolean }

/** A product on its shelf; the whole card is the link of its name. */
export function ProductCard({ card, level: Heading, first = false, withText = false }: Props) {
  const badges = card.isAvailable ? [...card.badges, card.left].filter(Boolean) : [productTexts.soldOut]
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
        {card.picture ? (
          <Picture picture={card.picture} sizes="(width < 768px) 48vw, (width < 960px) 32vw, 20rem" alt="" first={first} />
        ) : (
          <img className="no-picture" src="/art/motif-grappe.svg" width="112" height="112" alt="" loading="lazy" />
        )}
      </div>
      <div className="good-body">
        <Heading>
          <a href={card.href}>{card.name}</a>
        </Heading>
        <p className="small muted">
          {card.origin && <span>{card.origin}</span>}
          {card.detail && <span className="num">{card.detail}</span>}
        </p>
        {withText && card.description && <p className="good-text">{cropText(card.description)}</p>}
        <div className="good-buy">
          {card.price ? <Price price={card.price} /> : <p className="small">{productTexts.priceOnDemand}</p>}
          {card.buy ? (
            <form className="good-add" method="post" action={href('/panier/ajouter')} data-smooth="" data-stay="">
              <input type="hidden" name="declinaison" value={card.buy.idDeclination} />
              <input type="hidden" name="quantite" value={card.buy.quantity} />
              <button type="submit" className="btn btn-line btn-small" aria-label={cartTexts.addName(card.name)}>
                {cartTexts.addShort}
              </button>
            </form>
          ) : (
            <span className="btn btn-line btn-small" aria-hidden="true">
              {productTexts.see}
            </span>
          )}
        </div>
      </div>
    </article>
  )
}
