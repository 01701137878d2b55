import { href } from 'react-router'
import type { Answer, Contract } from '#api/contract/index.ts'
import { type PlacedPage, readTree } from '#app/models/content/page-tree.ts'
import { deskTexts } from '#app/texts/house/desks.ts'
import { pageTreeTexts } from '#app/texts/house/pages/page-tree.ts'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'

type Page = Answer<Contract['listAdminPages']>['pages'][number]

/** The pages as a tree, each with the moves that lead somewhere. */
export function PageTree({ pages, message }: { pages: readonly Page[]; message?: string | undefined }) {
  return (
    <>
      <ScreenHead
        back={{ href: href('/admin/:desk', { desk: 'pages' }), label: deskTexts.pages?.many }}
        title={pageTreeTexts.title}
        says={pageTreeTexts.says}
      />
      <RefusalNote message={message} />
      <section className="sheet" aria-label={pageTreeTexts.title}>
        {pages.length === 0 && (
          <p>
            {pageTreeTexts.none}{' '}
            <a className="more" href={href('/admin/:desk/nouveau', { desk: 'pages' })}>
              {pageTreeTexts.add}
            </a>
          </p>
        )}
        <ol className="blocks">
          {readTree(pages).map((placed) => (
            <li key={placed.page.id} className={`depth-${Math.min(placed.depth, 4)}`}>
              <Entry placed={placed} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function Entry({ placed: { page, moves } }: { placed: PlacedPage<Page> }) {
  const name = page.menuTitle || page.title
  return (
    <>
      <a href={href('/admin/:desk/:id', { desk: 'pages', id: page.id })}>
        <b>{name}</b> {!page.isValid && <span className="tag tag-no">{pageTreeTexts.offline}</span>}
        {page.isValid && !page.showInMenu && <span className="tag">{pageTreeTexts.hidden}</span>}
      </a>
      <form method="post" action={href('/admin/pages/ordre')}>
        <input type="hidden" name="page" value={page.id} />
        {moves.map((move) => (
          <button key={move} type="submit" name="sens" value={move} className="more">
            {pageTreeTexts.moves[move]}
            <span className="told"> {name}</span>
          </button>
        ))}
      </form>
    </>
  )
}
