/** The pages of a list worth a link: the first, the last and those around the present one; 0 stands for a gap. */
export function pageNumbers(current: number, last: number): number[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(shown)].sort((one, other) => one - other)
  return pages.flatMap((page, place) => {
    const before = pages[place - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [0, page] : [page]
  })
}

/** The address of a page of a list; the first one has that of the list. */
export function hrefOfPage(list: string, page: number): string {
  if (page === 1) return list
  return `${list}${list.includes('?') ? '&' : '?'}page=${page}`
}
