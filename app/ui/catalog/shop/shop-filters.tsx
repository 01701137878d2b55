import { href } from 'react-router'
import { shopList } from '#app/texts/catalog/shop.ts'
import type { ShopListView } from './shop-list.ts'

type Chip = ShopListView['kinds'][number]

/** The form that narrows the shop: a plain question in the address, with or without script. */
export function ShopFilters({ view }: { view: ShopListView }) {
  const { asked, kinds, orders } = view
  return (
    <form
      className="filters"
      action={href('/boutique')}
      method="get"
      aria-label={shopList.filters}
      data-smooth=""
      data-stay=""
      data-at-once=""
    >
      {kinds.length > 1 && <Chips legend={shopList.kinds} name="famille" chips={kinds} />}
      <div className="field filters-sort">
        <label htmlFor="tri">{shopList.sort}</label>
        <select className="input" id="tri" name="tri" defaultValue={asked.order ?? ''}>
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="btn btn-line">
        {shopList.filter}
      </button>
      <MoreFilters view={view} />
    </form>
  )
}

function MoreFilters({ view: { asked, tags, meals, years, hidesPrices } }: { view: ShopListView }) {
  const isOpen = [...asked.tags, ...asked.meals, asked.search, asked.vintage, asked.minPrice, asked.maxPrice].some(Boolean)
  return (
    <details className="filters-more" open={isOpen}>
      <summary>{shopList.more}</summary>
      {meals.length > 0 && <Chips legend={shopList.meals} name="plat" chips={meals} />}
      {tags.length > 0 && <Chips legend={shopList.tags} name="categorie" chips={tags} />}
      <div className="filters-fields">
        <div className="field filters-search">
          <label htmlFor="q">{shopList.search}</label>
          <input className="input" id="q" name="q" type="search" maxLength={80} defaultValue={asked.search} />
        </div>
        {years.length > 1 && (
          <div className="field">
            <label htmlFor="millesime">{shopList.vintage}</label>
            <select className="input" id="millesime" name="millesime" defaultValue={asked.vintage}>
              <option value="">{shopList.anyVintage}</option>
              {years.map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          </div>
        )}
        {!hidesPrices && (
          <>
            <Euros name="de" label={shopList.minPrice} value={asked.minPrice} />
            <Euros name="a" label={shopList.maxPrice} value={asked.maxPrice} />
          </>
        )}
      </div>
    </details>
  )
}

function Chips({ legend, name, chips }: { legend: string; name: string; chips: Chip[] }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="chips">
        {chips.map(({ value, label, isChosen }) => (
          <label key={value} className="chip">
            <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
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
