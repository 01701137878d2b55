import { ask } from '../overlays/root-events.ts'

const key = 'vitrine-told'

type Told = { text: string; way?: { href: string; says: string } }

/** Shows what a page that was put in place has to say once; a document of its own says it above its content. */
export function showTold(page: Document): void {
  document.querySelector('#haut > .flash')?.remove()
  const told = readTold(page)
  if (told) ask('vitrine:toast', { ...told, kind: 'done' })
}

/** Keeps what a page has to say for the one that the browser loads in its place. */
export function leaveTold(page: Document): void {
  const told = readTold(page)
  if (told) openStore()?.setItem(key, JSON.stringify(told))
}

/** Says what another page has left to say. */
export function tellWhatWasLeft(): void {
  const kept = openStore()?.getItem(key)
  if (!kept) return
  openStore()?.removeItem(key)
  ask('vitrine:toast', { ...(JSON.parse(kept) as Told), kind: 'done' })
}

function readTold(page: Document): Told | undefined {
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
