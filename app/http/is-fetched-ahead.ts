const hints = ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']

/** Whether a page is asked for before anybody goes there: by a link prefetched, a page rendered in advance, a preview. */
export function isFetchedAhead({ headers }: Request): boolean {
  return hints.some((name) => /prefetch|prerender|preview/i.test(headers.get(name) ?? ''))
}
