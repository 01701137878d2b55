import { type Connection, mayPrefetch } from '#app/models/platform/web/prefetch.ts'
import { addressOfLink } from './address-of-link.ts'
import { type Opened, openDocument } from './open-document.ts'

/** How long a pointer rests on a link before it is meant, and how long a page may wait to be shown, in milliseconds. */
const rest = 80
const goodFor = 30_000

/** The page that was fetched ahead; one that was meant later takes its place. */
let ahead: { href: string; at: number; opened: Promise<Opened | undefined> } | undefined

/** Fetches the page of a link that a visitor is about to follow. */
export function fetchAhead(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const consider = ({ target }: Event) => {
    clearTimeout(timer)
    const url = addressOfLink(target)
    const { connection } = navigator as { connection?: Connection }
    const isMeant = url && navigator.onLine && mayPrefetch(url.pathname, connection)
    if (isMeant) timer = setTimeout(fetchOnce, rest, url)
  }
  for (const moment of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(moment, consider, { passive: true })
}

/** What was fetched ahead of this address and is still fresh; it is shown once, for its parts go into the page. */
export function takeAhead({ href }: URL): Promise<Opened | undefined> | undefined {
  const found = ahead?.href === href && Date.now() - ahead.at < goodFor ? ahead.opened : undefined
  ahead = undefined
  return found?.then((opened) => (opened?.status === 200 ? opened : undefined))
}

function fetchOnce(url: URL): void {
  const { href } = url
  if (ahead?.href === href && Date.now() - ahead.at < goodFor) return
  ahead = { href, at: Date.now(), opened: openDocument({ url, isAhead: true }) }
}
