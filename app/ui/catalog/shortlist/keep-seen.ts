import { look } from '#app/models/catalog/products/seen-wines.ts'

const entry = 'seen-wines'

/** Fetches the page of these wines. */
type Fetch = (ids: readonly string[]) => Promise<Document | undefined>

/**
 * Fills the place of what was looked at last. Nothing is kept before somebody asks for it, for the law lets a page keep by itself only
 * what its reader needs; what is kept are ids, in the browser alone, and they go with one click.
 */
export function showSeen(place: HTMLElement, fetchPage: Fetch): void {
  const store = openStore()
  if (!store) return
  const kept = read(store)
  const product = place.dataset.seen ?? ''
  if (kept && product !== '') store.setItem(entry, JSON.stringify(look(kept, product)))
  const others = kept?.filter((id) => id !== product) ?? []
  show(place, kept !== undefined)
  place.onclick = ({ target }) => {
    const act = target instanceof Element ? target.closest<HTMLElement>('[data-seen-act]')?.dataset.seenAct : undefined
    if (!act) return
    if (act === 'keep') store.setItem(entry, JSON.stringify(product === '' ? [] : [product]))
    else store.removeItem(entry)
    show(place, act === 'keep')
    shelfOf(place)?.replaceChildren()
    // The button that was pressed is gone: the keyboard goes on from the other one.
    place.querySelector<HTMLElement>('[data-seen-act]:not([hidden])')?.focus()
  }
  if (others.length > 0) whenNear(place, () => void fill(place, others, fetchPage))
}

async function fill(place: HTMLElement, ids: readonly string[], fetchPage: Fetch): Promise<void> {
  const wines = (await fetchPage(ids))?.querySelector('[data-seen-wines]')
  // Somebody may have had all forgotten meanwhile.
  if (wines && read(openStore())) shelfOf(place)?.replaceChildren(document.adoptNode(wines))
}

function show(place: HTMLElement, isKept: boolean): void {
  place.hidden = false
  const now = isKept ? { says: 'kept', act: 'forget' } : { says: 'offer', act: 'keep' }
  for (const part of place.querySelectorAll<HTMLElement>('[data-seen-says]')) part.hidden = part.dataset.seenSays !== now.says
  for (const part of place.querySelectorAll<HTMLElement>('[data-seen-act]')) part.hidden = part.dataset.seenAct !== now.act
}

function shelfOf(place: HTMLElement): Element | null {
  return place.querySelector('[data-seen-shelf]')
}

/** Nobody is asked for what nobody scrolls to. */
function whenNear(place: HTMLElement, act: () => void): void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      act()
    },
    { rootMargin: '400px' },
  )
  watch.observe(place)
}

function read(store: Storage | undefined): string[] | undefined {
  const text = store?.getItem(entry) ?? null
  if (text === null) return undefined
  try {
    const ids: unknown = JSON.parse(text)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function openStore(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
