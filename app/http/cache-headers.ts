import type { HeadersArgs } from 'react-router'

/** Of an answer that is the same for all visitors without a cart, a login or a message: caches may keep it. */
export const shared = { 'Cache-Control': 'public' }

/** The same of a page whose address has a query: it is kept under the one that it says is its own, and under nothing invented. */
export function sharedAt(address: string): Record<string, string> {
  return { ...shared, 'Content-Location': address }
}

/** The same of an answer that tells of what changes at some moments: it is kept until the first of them. */
export function sharedUntil(...moments: (string | undefined)[]): Record<string, string> {
  const [first] = moments.flatMap((moment) => (moment ? Date.parse(moment) : [])).toSorted((one, other) => one - other)
  return first === undefined ? shared : { ...shared, Expires: new Date(first).toUTCString() }
}

/** Of an answer that is one visitor's own: no cache keeps it, no search engine lists it. */
export const personal = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** The `headers` of a route that shows one visitor's own; when to try again is told where a form was refused. */
export function personalPage({ actionHeaders }: HeadersArgs): HeadersInit {
  const retryAfter = actionHeaders.get('Retry-After')
  return { ...personal, ...(retryAfter && { 'Retry-After': retryAfter }) }
}

/** The `headers` of a route whose loader says under which address its page is kept for all, and until when, if it is. */
export function sharedPage({ loaderHeaders }: HeadersArgs): HeadersInit {
  const told = ['Cache-Control', 'Content-Location', 'Expires'].flatMap((name) => {
    const value = loaderHeaders.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return Object.fromEntries(told)
}

/** The `headers` of a route whose loader says which of the two its answer is. */
export function markedPage({ loaderHeaders }: HeadersArgs): HeadersInit {
  return loaderHeaders.get('Cache-Control') === 'public' ? shared : personal
}
