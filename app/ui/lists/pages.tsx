import { pageNumbers } from '#app/models/page-numbers.ts'
import type { Paging } from '#app/services/paging.server.ts'
import { paging as words } from '#app/texts/writings.ts'

/** The pages of a list, as links; a list of one page needs none. */
export function Pages({ page, last, hrefOf }: Paging) {
  if (last === 1) return null
  return (
    <nav className="pages" aria-label={words.label}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
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
            href={hrefOf(number)}
            aria-label={words.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </a>
        ),
      )}
      {page < last && (
        <a href={hrefOf(page + 1)} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  )
}
