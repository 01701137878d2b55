import { href } from 'react-router'
import { shopList } from '#app/texts/catalog/shop.ts'
import { useGoods } from '../../platform/body/goods.ts'
import type { FacetView, ShopListView } from './shop-list.ts'

/**
 * The form that narrows the shop: one row on a wide screen, a sheet on a phone, and a plain question in the address,
 * with or without script. A browser that knows no popovers shows the form as it stands.
 */
export function ShopFilters({ view }: { view: ShopListView }) {
  const { facets, orders, asked, search, hidesPrices, chosen, total } = view
  const goods = useGoods()
  return (
    <div className="narrowing">
      <button type="button" className="btn btn-line narrowing-open" popoverTarget="filters">
        {shopList.narrow(chosen.length)}
      </button>
      <form
        className="filters"
        id="filters"
        popover="auto"
        action={href('/boutique')}
        method="get"
        aria-label={shopList.filters(goods)}
        data-smooth=""
        data-stay=""
        data-at-once=""
      >
        <p className="filters-head">
          <strong>{shopList.filters(goods)}</strong>
          <button type="button" className="btn btn-line btn-small" popoverTarget="filters" popoverTargetAction="hide">
            {shopList.close}
          </button>
        </p>
        <div className="field filters-search">
          <label className="sr-only" htmlFor="q">
            {search.label}
          </label>
          <input
            className="input"
            id="q"
            name="q"
            type="search"
            maxLength={80}
            defaultValue={asked.search}
            placeholder={search.example}
          />
        </div>
        {facets.map((facet) => (
          <FacetChoice key={facet.facet} facet={facet} />
        ))}
        {!hidesPrices && <PriceRange low={asked.minPrice} high={asked.maxPrice} />}
        <div className="field filters-sort">
          <label className="sr-only" htmlFor="tri">
            {shopList.sort}
          </label>
          <select className="input" id="tri" name="tri" defaultValue={asked.order ?? ''}>
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="btn btn-line filters-send">
          <span className="filters-wide">{shopList.filter}</span>
          <span className="filters-small">{shopList.show(total)}</span>
        </button>
      </form>
    </div>
  )
}

/** The words of a facet, folded away behind its name; on a wide screen they open over the shelves. */
function FacetChoice({ facet: { facet, label, chosen, values } }: { facet: FacetView }) {
  return (
    <details className="facet" name="facet">
      <summary>
        {label}
        {chosen > 0 && <span className="num facet-chosen">{chosen}</span>}
      </summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {values.map(({ value, label: word, count, isChosen }) => (
          <label key={value} className="facet-word">
            <input type="checkbox" id={`${facet}-${value}`} name={facet} value={value} defaultChecked={isChosen} />
            <span>{word}</span> <span className="num muted">{count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}

function PriceRange({ low, high }: { low: string; high: string }) {
  const isSet = low !== '' || high !== ''
  return (
    <details className="facet" name="facet">
      <summary>
        {shopList.price}
        {isSet && <span className="num facet-chosen">1</span>}
      </summary>
      <div className="facet-price">
        <Euros name="de" label={shopList.minPrice} value={low} />
        <Euros name="a" label={shopList.maxPrice} value={high} />
      </div>
    </details>
  )
}

function Euros({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        id={name}
        name={name}
        inputMode="numeric"
        pattern="[0-9]{0,5}"
        maxLength={5}
        defaultValue={value}
      />
    </div>
  )
}
