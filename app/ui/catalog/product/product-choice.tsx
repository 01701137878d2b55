import { href } from 'react-router'
import { productTexts, withdrawalExceptionTexts } from '#app/texts/catalog/shop.ts'
import { shortlistTexts } from '#app/texts/catalog/shortlist.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { promiseTexts } from '#app/texts/selling/promise.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { FrameIcon } from '../../site/icons/icon.tsx'
import { DurabilityLabel } from '../durability/durability-label.tsx'
import { Price } from '../shop/price.tsx'
import type { ProductView } from './shop-product.ts'

/** What can be bought of a product: each form under an address of its own, its price, and how to have it. */
export function ProductChoice({ view }: { view: ProductView }) {
  const { product, options, price, chosen, left, buy, carton } = view
  const exception = withdrawalExceptionTexts[chosen.facts.withdrawalException]
  return (
    <div className="buy" data-law="">
      {options.length > 1 && <Options options={options} />}
      {price ? <Price price={price} isLarge isNet={view.isNet} /> : <p className="price">{productTexts.priceOnDemand}</p>}
      {buy ? <BuyForm {...buy} name={product.name} step={chosen.sellByMultipleOf} /> : <Elsewhere view={view} />}
      {buy && carton && <CartonForm idDeclination={buy.idDeclination} carton={carton} />}
      <PutAside id={product.id} name={product.name} />
      <ul className="promises small">
        <li className={chosen.isAvailable ? undefined : 'is-out'}>{left || view.inStock}</li>
        {view.arrival.says.map(({ says, hint }) => (
          <li key={says} className="num">
            <span>
              <b>{says}</b>
              {hint && `, ${hint}`}
            </span>
          </li>
        ))}
        {chosen.sellByMultipleOf > 1 && <li>{productTexts.multiple(chosen.sellByMultipleOf)}</li>}
        <li>{exception || productTexts.withdrawal}</li>
      </ul>
      {view.arrival.elsewhere.length > 0 && <ArrivalElsewhere lines={view.arrival.elsewhere} />}
      {view.durability && <DurabilityLabel of={view.durability} />}
    </div>
  )
}

/** The days of each place beyond the mainland, folded away from those who are at home. */
function ArrivalElsewhere({ lines }: { lines: ProductView['arrival']['elsewhere'] }) {
  return (
    <details className="elsewhere small">
      <summary>{promiseTexts.elsewhere}</summary>
      <dl>
        {lines.map(({ places, days }) => (
          <div key={days}>
            <dt>{places}</dt>
            <dd className="num">{days}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** What cannot be bought here and now: to be waited for, or asked for. */
function Elsewhere({ view: { price, chosen, tellMe } }: { view: ProductView }) {
  const goods = useGoods()
  if (price && !chosen.isAvailable)
    return (
      <a className="btn btn-buy" href={tellMe} rel="nofollow">
        {productTexts.tellMe}
      </a>
    )
  return (
    <a className="btn btn-buy" href={href('/contact')}>
      {price ? productTexts.order(goods) : productTexts.askPrice}
    </a>
  )
}

/** A plain form: with a script the page stays, without one it comes back. */
function BuyForm({
  idDeclination,
  quantity,
  name,
  step,
}: {
  idDeclination: string
  quantity: number
  name: string
  step: number
}) {
  return (
    <form className="buy-form" id="achat" method="post" action={href('/panier/ajouter')} data-smooth="" data-stay="">
      <input type="hidden" name="declinaison" value={idDeclination} />
      <div className="field">
        <label htmlFor="quantite">{cartTexts.quantity}</label>
        <div className="stepper">
          <button type="button" data-step={-step} aria-label={cartTexts.less(name, step)}>
            <FrameIcon of="minus" />
          </button>
          <input
            className="num"
            id="quantite"
            name="quantite"
            type="number"
            required
            min={1}
            max={9999}
            defaultValue={quantity}
            aria-label={cartTexts.quantityOf(name)}
          />
          <button type="button" data-step={step} aria-label={cartTexts.more(name, step)}>
            <FrameIcon of="plus" />
          </button>
        </div>
      </div>
      <button type="submit" className="btn btn-buy" id="ajouter">
        {cartTexts.add}
      </button>
    </form>
  )
}

/** The usual carton at one click, with what it comes to. */
function CartonForm({ idDeclination, carton }: { idDeclination: string; carton: NonNullable<ProductView['carton']> }) {
  const { quantity, total } = carton
  const goods = useGoods()
  return (
    <form className="buy-carton" method="post" action={href('/panier/ajouter')} data-smooth="" data-stay="">
      <input type="hidden" name="declinaison" value={idDeclination} />
      <input type="hidden" name="quantite" value={quantity} />
      <span className="num">{productTexts.carton(quantity, total)}</span>
      <button type="submit" className="btn btn-line btn-small">
        {productTexts.addCarton(goods, quantity)}
      </button>
    </form>
  )
}

function PutAside({ id, name }: { id: string; name: string }) {
  return (
    <form className="put-aside" method="post" action={href('/envies/garder')} data-smooth="">
      <input type="hidden" name="vin" value={id} />
      <button type="submit" className="small" aria-label={shortlistTexts.keepNamed(name)}>
        {shortlistTexts.keep}
      </button>
    </form>
  )
}

/** On a phone the price and the button stay in reach, however far somebody has read. */
export function BuyBar({ view: { price, buy, tellMe, chosen, options } }: { view: ProductView }) {
  if (!price || !(buy || !chosen.isAvailable)) return null
  return (
    <p className="buy-bar" data-law="">
      <span>
        <b className="price">{price.sold}</b>
        <span className="small num">{options.find(({ isChosen }) => isChosen)?.label}</span>
      </span>
      {buy ? (
        <button type="submit" className="btn btn-buy" form="achat">
          {cartTexts.add}
        </button>
      ) : (
        <a className="btn btn-buy" href={tellMe} rel="nofollow">
          {productTexts.alert}
        </a>
      )}
    </p>
  )
}

function Options({ options }: { options: ProductView['options'] }) {
  const { choice } = useGoods()
  return (
    <nav className="formats" aria-label={choice}>
      <p aria-hidden="true">{choice}</p>
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
