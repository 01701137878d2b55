import { createElement, Fragment } from 'react'
import { href } from 'react-router'
import type { MarkedText } from '#app/models/site/search-kind.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { searchTexts } from '#app/texts/site/search.ts'
import { AdvisedShelf } from '../../catalog/shop/advised-shelf.tsx'
import { Shelf } from '../../catalog/shop/shelf.tsx'
import { useGoods } from '../../platform/body/goods.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { Pages } from '../../platform/lists/pages.tsx'
import { Picture } from '../../platform/picture/picture.tsx'
import { PostNote } from '../writings/posts.tsx'
import type { GoodsView, HitView, SearchView } from './search-view.ts'

/** The search of the site. */
export function SearchScreen({ view }: { view: SearchView }) {
  const { asked, hits, total, understood, paging } = view
  return (
    <div className="wrap searching">
      <Crumbs steps={[homeCrumb, { label: searchTexts.title }]} />
      <h1>{searchTexts.title}</h1>
      <Question view={view} />
      {hits && <Places view={view} />}
      {hits && (
        <p className="small muted num results" role="status">
          {searchTexts.count(total)}
          {understood && ` · ${searchTexts.understood(understood)}`}
        </p>
      )}
      {hits && total > 0 ? <Results view={view} hits={hits} /> : <Ways view={view} isEmpty={asked !== ''} />}
      <Pages {...paging} />
    </div>
  )
}

function Question({ view: { asked, place } }: { view: SearchView }) {
  const goods = useGoods()
  return (
    <div className="question">
      <label htmlFor="question">{searchTexts.field}</label>
      <search>
        <form className="find" action={href('/recherche')} data-smooth="">
          <input
            className="input"
            id="question"
            name="q"
            type="search"
            maxLength={100}
            defaultValue={asked}
            aria-describedby="question-help"
            autoComplete="off"
            data-suggest={searchTexts.suggestions}
            // biome-ignore lint/a11y/noAutofocus: whoever came to search types at once
            autoFocus={asked === ''}
          />
          <button type="submit" className="btn">
            {searchTexts.send}
          </button>
          {place && <input type="hidden" name="dans" value={place} />}
        </form>
      </search>
      <p className="small muted" id="question-help">
        {searchTexts.lead(goods)}
      </p>
    </div>
  )
}

function Places({ view: { chips } }: { view: SearchView }) {
  if (chips.length === 0) return null
  return (
    <nav aria-label={searchTexts.kinds}>
      <ul className="chips">
        {chips.map(({ label, total, href, isCurrent }) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}&nbsp;<span className="num">{total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Wines and writings apart, those first that answer better. */
function Results({ view: { goods, isDish }, hits }: { view: SearchView; hits: HitView[] }) {
  const parts = [
    <Goods key="goods" goods={goods} isDish={isDish} />,
    hits.length > 0 && (
      <section key="writings" aria-labelledby="found-writings">
        <h2 id="found-writings" className="sr-only">
          {searchTexts.writings}
        </h2>
        <Hits hits={hits} />
      </section>
    ),
  ]
  return goods.isFirst ? parts : parts.toReversed()
}

function Goods({ goods: { shown, look, more }, isDish }: { goods: GoodsView; isDish: boolean }) {
  const named = useGoods()
  if (shown.length === 0) return null
  return (
    <section className="found-goods" aria-labelledby="found-goods">
      <h2 id="found-goods">{isDish ? searchTexts.dishGoods(named) : searchTexts.goods(named)}</h2>
      <AdvisedShelf wines={shown} look={look} />
      {more && (
        <p>
          <a className="btn btn-line btn-small" href={more.href}>
            {more.label}
          </a>
        </p>
      )}
    </section>
  )
}

function Hits({ hits }: { hits: HitView[] }) {
  const { motif } = useGoods()
  return (
    <ol className="hits">
      {hits.map(({ href, titleParts, excerpt, image, label, date, note }) => (
        <li key={href} className="hit">
          <div className={image ? 'hit-picture' : 'hit-picture hit-plain'}>
            {image ? (
              <Picture picture={image} alt="" sizes="9rem" cropped />
            ) : (
              <img src={`/art/motif-${motif}.svg`} width="112" height="112" alt="" loading="lazy" />
            )}
          </div>
          <div className="hit-text">
            <PostNote post={{ label, date, ...(note && { note }) }} />
            <h3>
              <a href={href}>
                <Marked parts={titleParts} />
              </a>
            </h3>
            <p>
              <Marked parts={excerpt} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** What was looked for stands out in what was found. */
function Marked({ parts }: { parts: MarkedText[] }) {
  return createElement(Fragment, null, ...parts.map(({ text, isMatch }) => (isMatch ? createElement('mark', null, text) : text)))
}

/** What may help whoever found nothing, or has not asked yet. */
function Ways({ view, isEmpty }: { view: SearchView; isEmpty: boolean }) {
  const goods = useGoods()
  return (
    <>
      <WaysOn view={view} isEmpty={isEmpty} />
      {view.consolation && (
        <section className="found-goods" aria-labelledby="favourites">
          <h2 id="favourites">{searchTexts.favourites(goods)}</h2>
          <Shelf cards={view.consolation.cards} look={view.consolation.look} level="h3" />
        </section>
      )}
    </>
  )
}

function WaysOn({ view: { asked, hint, ways }, isEmpty }: { view: SearchView; isEmpty: boolean }) {
  return (
    <div className={isEmpty ? 'empty' : 'ways'}>
      {isEmpty && <img src="/art/motif-geai.svg" width="112" height="112" alt="" />}
      <div>
        {isEmpty && <h2>{searchTexts.nothing(asked)}</h2>}
        {hint && (
          <p>
            {searchTexts.hint} <a href={hint.href}>{hint.label}</a>
            {searchTexts.hintEnd}
          </p>
        )}
        {isEmpty && <p>{searchTexts.advice}</p>}
        <ul className="chips">
          {ways.map(({ label, href }) => (
            <li key={href}>
              <a className="chip" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
