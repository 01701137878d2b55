const key = 'vitrine-way'
/** How old a way may be and still be meant, in milliseconds. */
const goodFor = 10_000

/** Notes where the visitor is going: a piece of script that is gone makes the router load the old page again. */
export function rememberWay(to: string): void {
  sessionStorage.setItem(key, JSON.stringify({ to, at: Date.now() }))
}

/** Forgets it: the visitor has arrived. */
export function forgetWay(): void {
  sessionStorage.removeItem(key)
}

/** Goes on by a whole document to where the visitor was going when the page had to be loaded again; once only, so nothing loops. */
export function resumeWay(): void {
  const kept = sessionStorage.getItem(key)
  if (!kept) return
  forgetWay()
  const { to, at } = JSON.parse(kept) as { to: string; at: number }
  if (Date.now() - at < goodFor && to !== location.pathname + location.search) location.assign(to)
}
