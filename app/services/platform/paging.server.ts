import { redirect } from 'react-router'
import { throwBeyond } from '#app/http/answers.server.ts'
import { hrefOfPage } from '#app/models/platform/web/page-numbers.ts'
import type { Paging } from '#app/ui/platform/lists/paging.ts'

/** The page of a list that an address asks for; the first one has one address, and whatever is no page leads there. */
export function readPageNumber(url: URL): number {
  const asked = url.searchParams.getAll('page')
  if (asked.length === 0) return 1
  const [page = ''] = asked
  if (asked.length === 1 && /^[1-9]\d{0,4}$/.test(page) && page !== '1') return Number(page)
  throw redirect(addressOf(url, 1), { status: 301, headers: { 'Cache-Control': 'public' } })
}

/** The pages of a list of so many entries; a page behind its end is not there. */
export function openPaging(url: URL, { page, total, nbItem }: { page: number; total: number; nbItem: number }): Paging {
  const last = Math.max(1, Math.ceil(total / nbItem))
  if (page > last) throwBeyond({ last, href: addressOf(url, last) })
  return { page, last, list: addressOf(url, 1) }
}

function addressOf({ pathname, searchParams }: URL, page: number): string {
  const query = new URLSearchParams(searchParams)
  query.delete('page')
  const said = query.toString()
  return hrefOfPage(said ? `${pathname}?${said}` : pathname, page)
}
