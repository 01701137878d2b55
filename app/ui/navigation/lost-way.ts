const key = 'vitrine-way'
/** How old a way may be and still be meant, in milliseconds. */
const goodFor = 10_000

/** Notes where the visitor is going: a piece of script that is gone makes the router load the old page again. */
export function rememberWay(to: string): void {
  openStore()?.setItem(key, JSON.stringify({ to, at: Date.now() }))
}

/** Forgets it: the visitor has arrived. */
export function forgetWay(): void {
  openStore()?.removeItem(key)
}

/** Goes on by a whole document to where the visitor was going when the page had to be loaded again; once only, so nothing loops. */
export function resumeWay(): void {
  const kept = openStore()?.getItem(key)
  if (!kept) return
  forgetWay()
  const { to, at } = JSON.parse(kept) as { to: string; at: number }
  if (Date.now() - at < goodFor && to !== location.pathname + location.search) location.assign(to)
}

/** A browser that keeps nothing throws where it is only looked at: the page is to stand all the same. */
function openStore(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
