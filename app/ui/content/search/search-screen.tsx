import { createElement, Fragment } from 'react'
import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import type { Action } from '#app/models/content/blocks/shared.ts'
import type { MarkedText } from '#app/models/site/search-kind.ts'
import { homeCrumb } from '#app/texts/platform/crumbs.ts'
import { searchTexts } from '#app/texts/site/search.ts'
import { Crumbs } from '../../platform/lists/crumbs.tsx'
import { Pages } from '../../platform/lists/pages.tsx'
import type { Paging } from '../../platform/lists/paging.ts'
import { Picture } from '../../platform/picture/picture.tsx'
import { PostNote } from '../writings/posts.tsx'

export type Found = Answer<Contract['searchSite']>

export type Hit = Found['results'][number]

/** A result as the screen shows it. */
export type HitView = Pick<Hit, 'title' | 'titleParts' | 'date' | 'image'> & {
  href: string
  label: string
  note: string | undefined
  excerpt: MarkedText[]
}

/** The search as the screen shows it; `hits` is missing until something is asked. */
export type SearchView = {
  asked: string
  place: string
  chips: { label: string; total: number; href: string; isCurrent: boolean }[]
  total: number
  hits: HitView[] | undefined
  understood: string | null
  hint: Action | undefined
  ways: Action[]
  paging: Paging
}

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
      {hits && hits.length > 0 ? <Hits hits={hits} /> : <Ways view={view} isEmpty={asked !== ''} />}
      <Pages {...paging} />
    </div>
  )
}

function Question({ view: { asked, place } }: { view: SearchView }) {
  return (
    <form className="question" action={href('/recherche')} data-smooth="">
      <label htmlFor="question">{searchTexts.field}</label>
      <div className="find">
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
      </div>
      {place && <input type="hidden" name="dans" value={place} />}
      <p className="small muted" id="question-help">
        {searchTexts.lead}
      </p>
    </form>
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

function Hits({ hits }: { hits: HitView[] }) {
  return (
    <ol className="hits">
      {hits.map(({ href, titleParts, excerpt, image, label, date, note }) => (
        <li key={href} className="hit">
          <div className={image ? 'hit-picture' : 'hit-picture hit-plain'}>
            {image && <Picture picture={image} alt="" sizes="9rem" cropped />}
          </div>
          <div className="hit-text">
            <PostNote post={{ label, date, ...(note && { note }) }} />
            <h2>
              <a href={href}>
                <Marked parts={titleParts} />
              </a>
            </h2>
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
function Ways({ view: { asked, hint, ways }, isEmpty }: { view: SearchView; isEmpty: boolean }) {
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
