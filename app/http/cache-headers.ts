import type { HeadersArgs } from 'react-router'

/** The `headers` of a route that shows one visitor's own: no cache keeps it; when to try again is told where a form was refused. */
export function personalPage({ actionHeaders }: HeadersArgs): HeadersInit {
  const retryAfter = actionHeaders.get('Retry-After')
  return { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) }
}

/** The `headers` of a route whose page is the same for all visitors without a cart, a login or a message: caches may keep it. */
export function sharedPage(): HeadersInit {
  return { 'Cache-Control': 'public' }
}
