import type { ProductView } from '#app/services/shop-product.server.ts'
import { productTexts, withdrawalExceptionTexts } from '#app/texts/shop.ts'
import { Price } from './price.tsx'

/** What can be bought of a product: each form under an address of its own, its price, and how to have it. */
export function ProductChoice({ view }: { view: ProductView }) {
  const { options, price, chosen, left } = view
  const exception = withdrawalExceptionTexts[chosen.facts.withdrawalException]
  return (
    <div className="buy">
      {options.length > 1 && <Options options={options} />}
      {price ? <Price price={price} isLarge /> : <p className="price">{productTexts.priceOnDemand}</p>}
      <a className="btn btn-buy" href="/contact">
        {price ? productTexts.order : productTexts.askPrice}
      </a>
      <ul className="promises small">
        <li className={chosen.isAvailable ? undefined : 'is-out'}>{left || productTexts.inStock}</li>
        {chosen.sellByMultipleOf > 1 && <li>{productTexts.multiple(chosen.sellByMultipleOf)}</li>}
        <li>{exception || productTexts.withdrawal}</li>
      </ul>
    </div>
  )
}

function Options({ options }: { options: ProductView['options'] }) {
  return (
    <nav className="formats" aria-label={productTexts.choose}>
      <p aria-hidden="true">{productTexts.choose}</p>
      <ul>
        {options.map((one) => (
          <li key={one.id}>
            <a
              className={one.isAvailable ? 'format' : 'format is-out'}
              href={one.href}
              aria-current={one.isChosen ? 'true' : undefined}
              data-smooth=""
            >
              <span>
                <b className="num">{one.label}</b>
                {one.hint && <span className="small muted num">{one.hint}</span>}
              </span>
              {one.price && <span className="price">{one.price}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
