import { productTexts } from '#app/texts/catalog/shop.ts'
import { CustomValue } from '../../platform/lists/custom-value.tsx'
import type { ProductView } from './shop-product.ts'

/** What the house says of a product in fields of its own. */
export function OwnFacts({ view: { product, look } }: { view: ProductView }) {
  const facts = product.customFacts.filter(({ spots }) => spots.includes('PRODUCT_PAGE'))
  if (facts.length === 0) return null
  return (
    <section className="label" aria-labelledby="en-detail">
      <div className="head">
        <h2 id="en-detail">{productTexts.own}</h2>
      </div>
      <dl className={`label-facts label-facts-${look.features} num`}>
        {facts.map(({ key, label, kind, text }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="own-text">
              <CustomValue kind={kind} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
