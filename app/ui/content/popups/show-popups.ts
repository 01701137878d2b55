import { isForPath, popupPath } from '#app/models/content/popup-pages.ts'
import { ask } from '../../platform/overlays/ask.ts'
import { openDocument } from '../../platform/smooth/open-document.ts'
import { addSheets } from '../../platform/smooth/sheets.ts'

/** The ids of the popups that have opened in this document. */
const opened = new Set<string>()

/** Those in the flow of the page that this script looks after already. */
const kept = new Set<HTMLElement>()

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

/** Fetches what a popup says and opens it; what cannot be had is a notice of the page, as it is without script. */
async function open(popup: HTMLElement, path: string): Promise<void> {
  if (!isItsTurn(popup, path)) return
  const content = await fetchContent(popup)
  // The visitor may have gone on in the meantime.
  if (!isItsTurn(popup, path)) return
  const otherwise = () => popup.setAttribute('data-plain', '')
  if (!content) return otherwise()
  const title = popup.querySelector('strong')?.textContent ?? ''
  const whenShown = () => remember(popup)
  ask('vitrine:modal-open', { title, content, locksScroll: true, darkens: true, whenShown, otherwise })
}

/** What asks for the visitor's age or holds a window open comes first; the next page is soon enough. */
function isItsTurn(popup: HTMLElement, path: string): boolean {
  const isBusy = document.querySelector('dialog[open], #contenu[inert]') !== null
  return !isBusy && location.pathname === path && mayOpen(popup)
}

/** A notice about wine never stands in the way: it opens where it is, and is folded when it has been open before. */
function keepInFlow(popup: HTMLElement, isHere: boolean): void {
  popup.hidden = !isHere
  const fold = popup.querySelector('details')
  if (!fold || !isHere || kept.has(popup)) return
  kept.add(popup)
  fold.open = mayOpen(popup)
  fold.addEventListener('toggle', () => fold.open && fill(popup))
  if (fold.open) void fill(popup)
}

/** Has a notice say what it leads to. */
async function fill(popup: HTMLElement): Promise<void> {
  const place = popup.querySelector('.popup-body')
  if (!place || opened.has(popup.dataset.popup ?? '')) return
  const content = await fetchContent(popup)
  if (!content) return
  place.replaceWith(content)
  remember(popup)
}

/** What a popup says, from the page that it has for itself, with the sheets that this takes. */
async function fetchContent({ dataset: { popup: id = '' } }: HTMLElement): Promise<Element | undefined> {
  const opened = await openDocument({ url: new URL(popupPath(id), location.href) })
  if (opened?.status !== 200) return undefined
  const body = opened.page.querySelector('#contenu .popup-body')
  if (!body) return undefined
  await addSheets(opened.page)
  return document.adoptNode(body)
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

/** One that shows on every reload is remembered by its document alone. */
function remember({ dataset: { popup: id = '', reload } }: HTMLElement): void {
  opened.add(id)
  if (reload !== undefined) return
  try {
    localStorage.setItem(keyOf(id), String(Date.now()))
  } catch {
    // Kept in this document at least.
  }
}
