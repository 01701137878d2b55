import { href } from 'react-router'
import { shopList } from '#app/texts/catalog/shop.ts'
import { tonightTexts } from '#app/texts/catalog/tonight.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { AdvisedShelf } from './advised-shelf.tsx'
import type { TonightView } from './tonight.ts'
import { TonightForm } from './tonight-form.tsx'

const enough = 3

/** Three wines for tonight: the question, the answer with its reasons, and how it was found. */
export function TonightScreen({ view }: { view: TonightView }) {
  const { asked, hidesPrices, dishName, proposals } = view
  return (
    <div className="wrap tonight">
      <Crumbs steps={[homeCrumb, { label: shopList.title, href: href('/boutique') }, { label: tonightTexts.title }]} />
      <h1>{dishName ? tonightTexts.named(dishName) : tonightTexts.title}</h1>
      <p className="lead">{tonightTexts.lead}</p>
      <TonightForm asked={asked} hidesPrices={hidesPrices} proposals={proposals} />
      <Wines view={view} />
      <Dishes view={view} />
      <How />
    </div>
  )
}

function Wines({ view: { wines, unknown, look } }: { view: TonightView }) {
  if (unknown !== undefined) return <Nothing title={tonightTexts.unknown(unknown)} advice={tonightTexts.unknownAdvice} />
  if (!wines) return null
  if (wines.length === 0) return <Nothing title={tonightTexts.none} advice={tonightTexts.noneAdvice} />
  return (
    <section className="tonight-wines" aria-labelledby="tonight-wines">
      <h2 id="tonight-wines">{tonightTexts.found(wines.length)}</h2>
      <AdvisedShelf wines={wines} look={look} isFirst />
      {wines.length < enough && <p className="muted">{tonightTexts.few}</p>}
    </section>
  )
}

function Nothing({ title, advice }: { title: string; advice: string }) {
  return (
    <div className="empty">
      <img src="/art/motif-geai.svg" width="112" height="112" alt="" />
      <div>
        <h2>{title}</h2>
        <p>{advice}</p>
        <p>
          <a className="btn btn-line btn-small" href={href('/boutique')}>
            {tonightTexts.all}
          </a>
        </p>
      </div>
    </div>
  )
}

function Dishes({ view: { dishes } }: { view: TonightView }) {
  return (
    <nav aria-labelledby="tonight-dishes">
      <h2 id="tonight-dishes">{tonightTexts.dishes}</h2>
      <ul className="chips">
        {dishes.map(({ label, href: way, isCurrent }) => (
          <li key={way}>
            <a className="chip" href={way} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function How() {
  return (
    <details className="tonight-how">
      <summary>{tonightTexts.how}</summary>
      {tonightTexts.rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </details>
  )
}
