import { productTexts } from '#app/texts/catalog/shop.ts'
import type { PriceView } from './product-card-view.ts'

/** A price, and what is told of it under it: a higher one, struck through, only where the law lets it be told, and that of a litre. */
export function Price({ price, isLarge = false, isNet = false }: { price: PriceView; isLarge?: boolean; isNet?: boolean }) {
  return (
    <p className="amount" data-law="">
      <span className={isLarge ? 'price price-large' : 'price'}>
        {price.isFrom && <small>{productTexts.from} </small>}
        {price.sold}
      </span>
      {price.struck && (
        <span className="was">
          <s>{price.struck}</s> {productTexts.struck}
        </span>
      )}
      <span className="per num">
        {price.perMeasure}
        {isLarge && `${price.perMeasure && ' · '}${isNet ? productTexts.noVat : productTexts.vatIncluded}`}
      </span>
    </p>
  )
}
