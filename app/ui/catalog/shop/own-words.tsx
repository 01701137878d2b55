import { cropText } from '#app/models/site/pictures/crop.ts'
import { productTexts } from '#app/texts/catalog/shop.ts'
import type { ProductCard } from './product-card-view.ts'

/** What the house says of a product on its cards, in fields of its own. */
export function OwnWords({ card: { own }, className }: { card: ProductCard; className?: string }) {
  return own.map(({ label, text }) => (
    <p key={label} className={className}>
      {productTexts.ownOnCard(label, cropText(text))}
    </p>
  ))
}
