import { href } from 'react-router'
import type { ShopAdvice } from '#app/models/selling/cart/shop-advice.ts'
import { shopList } from '#app/texts/catalog/shop.ts'
import { tonightTexts } from '#app/texts/catalog/tonight.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { OpeningFacts, PageFacts } from '../../platform/lists/page-facts.tsx'
import { Pages } from '../../platform/lists/pages.tsx'
import { SeenSection } from './seen-section.tsx'
import { Shelf } from './shelf.tsx'
import { ShopFilters } from './shop-filters.tsx'
import type { ShopListView } from './shop-list.ts'
import { TonightForm } from './tonight-form.tsx'

/** The shop. */
export function ShopListScreen({ view }: { view: ShopListView }) {
  const { cards, total, paging, hidesPrices, isNet, look, isNarrowed, advice, title, lead, facts, ways, waysFirst } = view
  const isEmpty = total === 0 && !isNarrowed
  // Whoever has narrowed the shelf, or turned its page, came for it.
  const isFirst = waysFirst && !isEmpty && !isNarrowed && paging.page === 1
  return (
    <>
      <div className="wrap shop">
        <header className="shop-head">
          <Crumbs steps={[homeCrumb, { label: title }]} />
          <h1>{title}</h1>
          {look.section === 'counted' && total > 0 && (
            <b className="shop-count num" aria-hidden="true">
              {total}
            </b>
          )}
          {lead && <p className="lead">{lead}</p>}
          <p className="small muted num results" role="status">
            {shopList.count(total, { hidesPrices, isNet })}
          </p>
        </header>
        <OpeningFacts facts={facts} />
        {isFirst && <Ways ways={ways} hidesPrices={hidesPrices} />}
        {!isEmpty && <ShopFilters view={view} />}
        {isNarrowed && <Chosen chosen={view.chosen} />}
        {cards.length > 0 ? (
          <Shelf cards={cards} look={look} level="h2" isFirst>
            {advice && <Advice advice={advice} />}
          </Shelf>
        ) : (
          <Nothing soon={isEmpty ? view.soon : undefined} />
        )}
        <Pages {...paging} />
        {!isFirst && !isEmpty && <Ways ways={ways} hidesPrices={hidesPrices} />}
        <SeenSection />
      </div>
      <PageFacts facts={facts} spot="PAGE_FOOT" />
    </>
  )
}

/** Other ways to choose than by the shelf. */
function Ways({ ways, hidesPrices }: Pick<ShopListView, 'ways' | 'hidesPrices'>) {
  return (
    <>
      {ways.carton && <Carton />}
      {ways.tonight && (
        <section className="tonight-block" aria-labelledby="tonight">
          <h2 id="tonight">{tonightTexts.title}</h2>
          <p className="lead">{tonightTexts.lead}</p>
          <TonightForm hidesPrices={hidesPrices} />
        </section>
      )}
    </>
  )
}

/** What is on, each with a cross that takes it off. */
function Chosen({ chosen }: Pick<ShopListView, 'chosen'>) {
  return (
    <nav aria-label={shopList.chosen}>
      <ul className="chips chosen">
        {chosen.map(({ label, href: without }) => (
          <li key={without}>
            <a className="chip" href={without} aria-label={shopList.drop(label)}>
              {label} <span aria-hidden="true">×</span>
            </a>
          </li>
        ))}
        <li>
          <a className="chip" href={href('/boutique')}>
            {shopList.all}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** The way to a carton of one's own. */
function Carton() {
  const goods = useGoods()
  const { title, text, sizes, size: say } = shopList.carton
  return (
    <section className="tonight-block" aria-labelledby="carton">
      <h2 id="carton">{title}</h2>
      <p className="lead">{text(goods)}</p>
      <ul className="chips">
        {sizes.map((size) => (
          <li key={size}>
            <a className="chip num" href={`${href('/panier/composer')}?taille=${size}`}>
              {say(goods, size)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Advice({ advice: { title, text, button, href } }: { advice: ShopAdvice }) {
  return (
    <aside className="doubt">
      {useGoods().figure === 'bottle' && <img src="/art/shoot-rose.svg" width="640" height="520" alt="" loading="lazy" />}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <a className="btn btn-line btn-small" href={href}>
          {button}
        </a>
      </div>
    </aside>
  )
}

function Nothing({ soon }: { soon: ShopListView['soon'] | undefined }) {
  const { title, text } = soon ?? shopList.nothing
  return (
    <div className="empty">
      <img src="/art/motif-geai.svg" width="112" height="112" alt="" />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {!soon && (
          <p>
            <a className="btn btn-line btn-small" href={href('/boutique')}>
              {shopList.all}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
