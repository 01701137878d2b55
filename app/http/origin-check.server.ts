const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something: it must come from a page of this very origin.
 * A browser that says nothing of where it comes from is refused as well.
 */
export function isSameOrigin(request: Request, origin: string): boolean {
  if (safe.has(request.method)) return true
  const site = request.headers.get('Sec-Fetch-Site')
  const from = request.headers.get('Origin')
  if (site !== null && site !== 'same-origin') return false
  if (from !== null) return from === origin
  return site === 'same-origin'
}
