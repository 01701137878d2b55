const key = 'vitrine-way'
/** How old a way may be and still be meant, in milliseconds. */
const goodFor = 10_000

type Way = { from: string; to: string; at: number }

const here = () => location.pathname + location.search

/** Notes where the visitor is going: a piece of script that is gone makes the router load the old page again. */
export function rememberWay(to: string): void {
  openStore()?.setItem(key, JSON.stringify({ from: here(), to, at: Date.now() } satisfies Way))
}

/** Forgets it: the visitor has arrived. */
export function forgetWay(): void {
  openStore()?.removeItem(key)
}

/**
 * Goes on by a whole document to where the visitor was going when the page had to be loaded again; once only, so nothing loops. Who has
 * meanwhile opened another page stays there.
 */
export function resumeWay(): void {
  const kept = openStore()?.getItem(key)
  if (!kept) return
  forgetWay()
  const { from, to, at } = JSON.parse(kept) as Way
  if (Date.now() - at < goodFor && from === here() && to !== here()) location.assign(to)
}

/** A browser that keeps nothing throws where it is only looked at: the page is to stand all the same. */
function openStore(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
