import type { Answer, Contract } from '#api/contract/index.ts'
import { type PlacedPage, readTree } from '#app/models/page-tree.ts'
import { deskTexts } from '#app/texts/panel/desks.ts'
import { pageTreeTexts } from '#app/texts/panel/page-tree.ts'

type Page = Answer<Contract['listAdminPages']>['pages'][number]

/** The pages as a tree, each with the moves that lead somewhere. */
export function PageTree({ pages, message }: { pages: readonly Page[]; message?: string | undefined }) {
  return (
    <>
      <div>
        <p>
          <a className="more" href="/admin/pages">
            {deskTexts.pages?.many}
          </a>
        </p>
        <h1>{pageTreeTexts.title}</h1>
        <p className="muted">{pageTreeTexts.says}</p>
      </div>
      {message && (
        <p className="note note-bad" role="alert">
          {message}
        </p>
      )}
      <section className="sheet" aria-label={pageTreeTexts.title}>
        {pages.length === 0 && (
          <p>
            {pageTreeTexts.none}{' '}
            <a className="more" href="/admin/pages/nouveau">
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
      <a href={`/admin/pages/${page.id}`}>
        <b>{name}</b> {!page.isValid && <span className="tag tag-no">{pageTreeTexts.offline}</span>}
        {page.isValid && !page.showInMenu && <span className="tag">{pageTreeTexts.hidden}</span>}
      </a>
      <form method="post" action="/admin/pages/ordre">
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
