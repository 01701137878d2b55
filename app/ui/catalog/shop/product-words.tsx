import type { PartChoice } from '#app/models/site/look/direction-plan.ts'
import { standsWhole } from '#app/models/site/pictures/picture.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import { DrawnBottle } from '../bottle/drawn-bottle.tsx'
import { Rating } from './opinions.tsx'
import { OwnWords } from './own-words.tsx'
import type { ProductCard } from './product-card-view.ts'

/** What a card says of a product under its name. */
export function ProductWords({ card }: { card: ProductCard }) {
  const { origin, rating, reason } = card
  return (
    <>
      {origin && <p>{origin}</p>}
      <OwnWords card={card} />
      {rating && (
        <p className="rating num">
          <Rating rating={rating} />
        </p>
      )}
      {reason && <p className="good-reason">{reason}</p>}
    </>
  )
}

type Props = { card: ProductCard; bottle: PartChoice['bottle']; sizes: string; first: boolean }

/** The owner's photograph where there is one, a view cut to its place and a thing whole; else its engraving, or the bottle as the site draws it. */
export function ProductFigure({ card, bottle, sizes, first }: Props) {
  const { picture } = card
  if (!picture || (bottle !== 'engraved' && picture.url.endsWith('.svg'))) return <DrawnBottle wine={card} variant={bottle} />
  return <Picture picture={picture} sizes={sizes} alt="" cropped={!standsWhole(picture)} first={first} />
}
