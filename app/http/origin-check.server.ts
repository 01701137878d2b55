/** What a browser says of where a request comes from. */
export type Provenance = { method: string; fetchSite: string | undefined; origin: string | undefined }

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Where the mail programs of readers post by themselves: the key in the address is all the right it takes, and no cookie is looked at. */
const oneClick = /^\/(?:newsletter\/desinscription\/[\w-]{20,100}|suivi\/[\w-]{20,100}\/sans-avis)$/

/** Whether a post to this path may come from anywhere. */
export function isOpenToAll(path: string): boolean {
  return oneClick.test(path)
}

/**
 * Whether a request may change something: it must come from a page of this very origin.
 * A browser that says nothing of where it comes from is refused as well.
 */
export function isSameOrigin({ method, fetchSite, origin }: Provenance, own: string): boolean {
  if (safe.has(method)) return true
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  if (origin !== undefined) return origin === own
  return fetchSite === 'same-origin'
}
