import { ask } from '../overlays/ask.ts'
import { standAtBeginning } from './arrival.ts'

const key = 'vitrine-told'

/** What a page has to say, and how it is said where nobody has a better way. */
export type FlashTelling = FlashOnPage & { toast: () => void }

type FlashOnPage = { text: string; way?: { href: string; says: string } }

/** Shows what a page that was put in place has to say once; a document of its own says it above its content. */
export function showFlash(page: Document): void {
  document.querySelector('#haut > .flash')?.remove()
  const told = readTold(page)
  if (!told) return
  const toast = () => ask('vitrine:toast', { ...told, kind: 'done' })
  // Whoever has more to show of it than a word takes the telling over.
  const telling = new CustomEvent<FlashTelling>('vitrine:telling', { cancelable: true, detail: { ...told, toast } })
  if (document.dispatchEvent(telling)) toast()
}

/** Keeps what a page has to say for the one that the browser loads in its place, and that somebody is on the way there. */
export function passFlashOn(page: Document): void {
  openStore()?.setItem(key, JSON.stringify(readTold(page) ?? null))
}

/** Says what another page has left to say, to whoever came from there, and puts the keyboard at the beginning of this one. */
export function tellWhatWasLeft(): void {
  const kept = openStore()?.getItem(key)
  if (!kept) return
  openStore()?.removeItem(key)
  const told = JSON.parse(kept) as FlashOnPage | null
  if (told) ask('vitrine:toast', { ...told, kind: 'done' })
  standAtBeginning()
}

function readTold(page: Document): FlashOnPage | undefined {
  const flash = page.querySelector('#haut > .flash')
  if (!flash) return undefined
  const link = flash.querySelector('a')
  const says = link?.textContent ?? ''
  link?.remove()
  const text = (flash.textContent ?? '').trim()
  return link ? { text, way: { href: link.getAttribute('href') ?? '', says } } : { text }
}

/** A browser that keeps nothing throws where it is only looked at. */
function openStore(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
