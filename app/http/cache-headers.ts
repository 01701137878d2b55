/** The `headers` of a route whose page is the same for all visitors without a cart, a login or a message: caches may keep it. */
export function sharedPage(): HeadersInit {
  return { 'Cache-Control': 'public' }
}
