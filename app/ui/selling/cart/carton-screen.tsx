import { href } from 'react-router'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { findLargerCarton } from '#app/models/selling/cart/carton.ts'
import { shopList } from '#app/texts/catalog/shop.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { cartonTexts as words } from '#app/texts/selling/carton.ts'
import { Shelf } from '../../catalog/shop/shelf.tsx'
import { useGoods } from '../../platform/body/goods.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { Pages } from '../../platform/lists/pages.tsx'
import { FrameIcon } from '../../site/icons/icon.tsx'
import { CartTotals } from './cart-totals.tsx'
import { CartonBox } from './carton-box.tsx'
import type { CartonView } from './carton-view.ts'
import { CartonWines } from './carton-wines.tsx'

/** A carton that somebody fills: the wines, the carton as it fills, and the way into the cart. */
export function CartonScreen({ view }: { view: CartonView }) {
  const { boxes, look, notes, paging, sizes } = view
  const goods = useGoods()
  return (
    <div className="wrap cart-page">
      <Crumbs steps={[homeCrumb, { label: shopList.title, href: href('/boutique') }, { label: words.title }]} />
      <h1>{words.title}</h1>
      <p className="lead">{words.lead(goods)}</p>
      <nav aria-label={words.sizes}>
        <ul className="chips carton-sizes">
          {sizes.map(({ label, href: way, isChosen }) => (
            <li key={way}>
              <a className="chip num" href={way} aria-current={isChosen ? 'true' : undefined} data-smooth="">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {notes.length > 0 && <Notes notes={notes} />}
      <div className="cart carton-page">
        <section aria-labelledby="vins">
          <h2 id="vins" className="sr-only">
            {words.wines(goods)}
          </h2>
          <CartonWines view={view} />
          <Pages {...paging} />
          <CartonBar view={view} />
        </section>
        <Carton view={view} />
      </div>
      {boxes.length > 0 && (
        <section className="carton-ready" aria-labelledby="prets">
          <h2 id="prets">{words.ready}</h2>
          <p className="lead">{words.readyLead(goods)}</p>
          <Shelf cards={boxes} look={{ ...look, display: 'grid' }} level="h3" />
        </section>
      )}
    </div>
  )
}

function Notes({ notes }: Pick<CartonView, 'notes'>) {
  return (
    <div className="note" role="alert">
      {notes.map((says) => (
        <p key={says}>{says}</p>
      ))}
    </div>
  )
}

/** The carton with what stands in it, and what it costs. */
function Carton({ view }: { view: CartonView }) {
  const { chosen, size, count, held, summary } = view
  const goods = useGoods()
  return (
    <aside className="recap" aria-labelledby="carton">
      <h2 id="carton" className="carton-title num">
        {words.yours} <span>{words.filled(count, size)}</span>
      </h2>
      <CartonBox view={view} />
      <p className="carton-said num" role="status">
        {sayState(view, goods)}
      </p>
      {held > 0 && <p className="small">{words.held(goods, held)}</p>}
      {chosen.length > 0 && (
        <ul className="carton-chosen num">
          {chosen.map(({ id, name, quantity }) => (
            <li key={id}>
              <span>{`${quantity} × ${name}`}</span>
              <button
                type="submit"
                className="icon-btn"
                form="composer"
                name="op"
                value={`less:${id}`}
                aria-label={cartTexts.less(name, 1)}
              >
                <FrameIcon of="minus" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {summary && <CartTotals summary={summary} />}
      {summary?.notes.map((note) => (
        <p key={note} className="recap-note small num">
          {note}
        </p>
      ))}
      <PutIntoCart view={view} />
      {chosen.length > 0 && <p className="small muted">{words.share}</p>}
    </aside>
  )
}

/** On a phone the carton fills in sight, with the way on, however far somebody has read. */
function CartonBar({ view }: { view: CartonView }) {
  const { count, size, missing, summary } = view
  return (
    <p className="cart-go">
      <span>
        <span className="small num">{[words.filled(count, size), summary?.total].filter(Boolean).join(' · ')}</span>
        <CartonBox view={view} />
      </span>
      <a className={missing > 0 ? 'btn btn-line' : 'btn btn-buy'} href="#carton">
        {words.see}
      </a>
    </p>
  )
}

function sayState({ size, count, missing, over }: CartonView, goods: GoodsWords): string {
  if (over > 0) return words.over(goods, { size, count: over, larger: findLargerCarton(count) })
  return missing > 0 ? words.missing(goods, missing) : words.full
}

/** All of it goes into the cart by one act that is known by its name: sent twice, it is done once. */
function PutIntoCart({ view: { named, act, address, chosenCount, missing, over, isHeld } }: { view: CartonView }) {
  const goods = useGoods()
  if (chosenCount === 0 || over > 0 || isHeld) return null
  return (
    <form method="post" action={href('/panier/ajouter')} data-smooth="">
      <input type="hidden" name="vins" value={named} />
      <input type="hidden" name="acte" value={act} />
      <input type="hidden" name="carton" value={address} />
      <button type="submit" className={missing > 0 ? 'btn btn-line' : 'btn btn-buy'}>
        {missing > 0 ? words.putSome(goods, chosenCount) : words.put}
      </button>
    </form>
  )
}
