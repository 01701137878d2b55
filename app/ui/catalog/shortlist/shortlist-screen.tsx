import { href } from 'react-router'
import { shopList } from '#app/texts/catalog/shop.ts'
import { shortlistTexts } from '#app/texts/catalog/shortlist.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { Shelf } from '../shop/shelf.tsx'
import type { ShortlistView } from './shortlist.ts'

/** The wines that a visitor has put aside, each to be bought or taken off. */
export function ShortlistScreen({ view: { cards, look } }: { view: ShortlistView }) {
  const goods = useGoods()
  return (
    <div className="wrap shortlist">
      <Crumbs steps={[homeCrumb, { label: shopList.title, href: href('/boutique') }, { label: shortlistTexts.title }]} />
      <h1>{shortlistTexts.title}</h1>
      <p className="lead">{shortlistTexts.lead(goods)}</p>
      {cards.length > 0 ? (
        <>
          <Shelf cards={cards} look={look} level="h2" isFirst />
          <TakeOff cards={cards} />
        </>
      ) : (
        <Empty />
      )}
    </div>
  )
}

function TakeOff({ cards }: Pick<ShortlistView, 'cards'>) {
  return (
    <section aria-labelledby="shortlist-off">
      <h2 className="small" id="shortlist-off">
        {shortlistTexts.takeOff}
      </h2>
      <ul className="chips">
        {cards.map(({ id, name }) => (
          <li key={id}>
            <form method="post" action={href('/envies/retirer')} data-smooth="">
              <input type="hidden" name="vin" value={id} />
              <button type="submit" className="chip" aria-label={shortlistTexts.takeOffNamed(name)}>
                {`${name} ×`}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Empty() {
  const goods = useGoods()
  return (
    <div className="empty">
      <img src={`/art/motif-${goods.motif}.svg`} width="112" height="112" alt="" />
      <div>
        <h2>{shortlistTexts.none}</h2>
        <p>{shortlistTexts.how(goods)}</p>
        <p>
          <a className="btn" href={href('/boutique')}>
            {shortlistTexts.shop(goods)}
          </a>
        </p>
      </div>
    </div>
  )
}
