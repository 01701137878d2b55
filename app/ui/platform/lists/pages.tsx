import { hrefOfPage, pageNumbers } from '#app/models/platform/web/page-numbers.ts'
import { paging as words } from '#app/texts/content/writings.ts'
import type { Paging } from './paging.ts'

/** The pages of a list, as links; a list of one page needs none. */
export function Pages({ page, last, list }: Paging) {
  if (last === 1) return null
  return (
    <nav className="pages" aria-label={words.label}>
      {page > 1 && (
        <a href={hrefOfPage(list, page - 1)} rel="prev">
          {words.previous}
        </a>
      )}
      {pageNumbers(page, last).map((number, place) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no names and never move
          <span key={`gap ${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={number}
            href={hrefOfPage(list, number)}
            aria-label={words.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </a>
        ),
      )}
      {page < last && (
        <a href={hrefOfPage(list, page + 1)} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  )
}
