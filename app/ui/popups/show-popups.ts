import { isForPath } from '#app/models/popup-pages.ts'
import { ask } from '../overlays/root-events.ts'

/** The ids of the popups that have opened in this document. */
const opened = new Set<string>()

/** Opens the popups of a page that this browser has not opened before; one for every reload opens once a document. */
export function showPopups(path: string): void {
  for (const popup of document.querySelectorAll<HTMLDetailsElement>('[data-popup]')) {
    const isHere = isForPath(JSON.parse(popup.dataset.pages ?? '[]'), path)
    if ('flow' in popup.dataset) keepInFlow(popup, isHere)
    else if (isHere && mayOpen(popup)) setTimeout(() => open(popup, path), Number(popup.dataset.delay ?? 0) * 1000)
  }
}

function mayOpen({ dataset: { popup: id = '', reload } }: HTMLElement): boolean {
  return !opened.has(id) && (reload !== undefined || recall(id) === null)
}

/** What asks for the visitor's age or holds a window open comes first; the next page is soon enough. */
function open(popup: HTMLDetailsElement, path: string): void {
  const body = popup.querySelector('.popup-body')
  const isBusy = document.querySelector('dialog[open], #contenu[inert]') !== null
  if (!body || isBusy || location.pathname !== path || !mayOpen(popup)) return
  remember(popup)
  const title = popup.querySelector('strong')?.textContent ?? ''
  ask('vitrine:modal-open', { title, content: body.cloneNode(true), locksScroll: true, darkens: true })
}

/** A notice about wine never stands in the way; once it is folded away it stays so. */
function keepInFlow(popup: HTMLDetailsElement, isHere: boolean): void {
  const { popup: id = '', reload } = popup.dataset
  popup.hidden = !isHere
  if (opened.has(id)) return
  popup.open = reload !== undefined || recall(id) === null
  opened.add(id)
  popup.addEventListener('toggle', () => !popup.open && remember(popup))
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
