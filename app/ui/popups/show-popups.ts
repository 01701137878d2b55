import { isForPath } from '#app/models/popup-pages.ts'
import { ask } from '../overlays/root-events.ts'

/** The ids of the popups that have opened in this document. */
const opened = new Set<string>()

/** Opens the popups of a page that this browser has not opened before; one for every reload opens once a document. */
export function showPopups(path: string): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-popup]')]
  const isHere = (popup: HTMLElement) => isForPath(JSON.parse(popup.dataset.pages ?? '[]'), path)
  for (const popup of all) if ('flow' in popup.dataset) keepInFlow(popup, isHere(popup))
  // One at a time: the next one is for the next page.
  const next = all.find((popup) => !('flow' in popup.dataset) && isHere(popup) && mayOpen(popup))
  if (next) setTimeout(() => open(next, path), Number(next.dataset.delay ?? 0) * 1000)
}

function mayOpen({ dataset: { popup: id = '', reload } }: HTMLElement): boolean {
  return !opened.has(id) && (reload !== undefined || recall(id) === null)
}

/** What asks for the visitor's age or holds a window open comes first; the next page is soon enough. */
function open(popup: HTMLElement, path: string): void {
  const body = popup.querySelector('.popup-body')
  const isBusy = document.querySelector('dialog[open], #contenu[inert]') !== null
  if (!body || isBusy || location.pathname !== path || !mayOpen(popup)) return
  remember(popup)
  const title = popup.querySelector('strong')?.textContent ?? ''
  ask('vitrine:modal-open', { title, content: body.cloneNode(true), locksScroll: true, darkens: true })
}

/** A notice about wine never stands in the way; once it is folded away it stays so. */
function keepInFlow(popup: HTMLElement, isHere: boolean): void {
  const { popup: id = '', reload } = popup.dataset
  popup.hidden = !isHere
  if (opened.has(id)) return
  opened.add(id)
  const fold = popup.querySelector('details')
  if (!fold) return
  fold.open = reload !== undefined || recall(id) === null
  fold.addEventListener('toggle', () => !fold.open && remember(popup))
}

const keyOf = (id: string) => `vitrine.popup.${id}`

/** A browser that keeps nothing shows it anew. */
function recall(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id))
  } catch {
    return null
  }
}

function remember({ dataset: { popup: id = '' } }: HTMLElement): void {
  opened.add(id)
  try {
    localStorage.setItem(keyOf(id), String(Date.now()))
  } catch {
    // Kept in this document at least.
  }
}
