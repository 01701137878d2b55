/** What a way makes of the browser's history; nothing where the browser itself has gone back or on. */
export type Entry = 'push' | 'replace' | 'none'

type Kept = { scroll?: number } | null

/** How long scrolling rests before its place is noted, in milliseconds: some browsers take a hundred notes in half a minute. */
const rest = 150

/** The page that stands in the document; the address may name another already. */
let standing = pageOf(new URL(location.href))

export function pageOf({ pathname, search }: URL): string {
  return pathname + search
}

/** Notes where a way has led. */
export function enter(url: URL, entry: Entry): void {
  // From the first page put in place on, the browser no longer knows where the others were scrolled to.
  history.scrollRestoration = 'manual'
  if (entry === 'push') {
    notePlace()
    history.pushState(null, '', url)
  } else if (url.href !== location.href) history.replaceState(history.state, '', url)
  standing = pageOf(url)
}

/** Goes back and on among the documents that were put in place here, to where each was scrolled. */
export function keepHistory(go: (url: URL) => void): void {
  // Whoever leaves and comes back is put there by the browser again.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(notePlace, rest)
  })
  addEventListener('popstate', () => {
    clearTimeout(timer)
    const url = new URL(location.href)
    if (pageOf(url) !== standing) go(url)
    else if (history.scrollRestoration === 'manual') restoreScroll(url)
  })
}

/** Scrolls to where this entry of the history was, else to the part of the page that its address names. */
export function restoreScroll({ hash }: URL): void {
  const { scroll } = (history.state as Kept) ?? {}
  const part = hash && scroll === undefined ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (part) part.scrollIntoView()
  else scrollTo({ top: scroll ?? 0, behavior: 'instant' })
}

/** The entry that is left is the one that stands in the document, and no other. */
function notePlace(): void {
  if (pageOf(new URL(location.href)) === standing) history.replaceState({ scroll: scrollY }, '')
}
