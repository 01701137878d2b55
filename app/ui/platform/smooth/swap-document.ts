import { showFlash } from './flash-message.ts'
import { keepFocus } from './keep-focus.ts'
import { makeAlike } from './make-alike.ts'

/** What of the head belongs to its page; scripts, styles and the icon are the site's. */
const ofPage = 'meta[name]:not([name=viewport], [name=color-scheme]), meta[property], link[rel=canonical], link[rel=alternate]'

type Manner = {
  /** The page stays, after an act on it. */
  isKept: boolean
  /** Tells the history; done in the same step as the change, for an address names what stands under it. */
  entering: () => void
}

/**
 * Puts the parts of another page into this document. The page that stays, after an act on it, is changed only where it differs, so
 * that the keyboard, what is unfolded and what is playing stay as they are.
 */
export async function swapDocument(page: Document, { isKept, entering }: Manner): Promise<void> {
  // Parsed where no script runs, what is meant for browsers without would stand in the page.
  for (const plain of page.querySelectorAll('noscript')) plain.remove()
  const giveBackFocus = keepFocus(isKept)
  const change = () => {
    entering()
    replaceHead(page)
    changeBars(page)
    replaceMain(page, isKept)
    showFlash(page)
  }
  if (isKept || !isMotionWelcome()) change()
  else await changeInTransition(change)
  giveBackFocus()
}

/** Changes what stands above and below a page to what another document says of it. */
export function changeBars(page: Document): void {
  copyAttributes(page, 'body', ['data-gated'])
  copyAttributes(page, '#haut', ['data-layout', 'data-over'])
  for (const id of ['frame-top', 'frame-bottom']) {
    const here = document.getElementById(id)
    const next = page.getElementById(id)
    if (here && next) makeAlike(here, next)
  }
}

async function changeInTransition(change: () => void): Promise<void> {
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  // A transition that another one cuts short has changed the page all the same.
  ready.catch(() => undefined)
  await updateCallbackDone
}

function isMotionWelcome(): boolean {
  const isAble = 'startViewTransition' in document && document.visibilityState === 'visible'
  return isAble && matchMedia('(prefers-reduced-motion: no-preference)').matches && !isStill()
}

/** Whether the house wants nothing to move: its sheet then gives no time to anything. */
function isStill(): boolean {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--calm')) === 0
}

function replaceHead(page: Document): void {
  document.title = page.title
  for (const old of document.head.querySelectorAll(ofPage)) old.remove()
  document.head.append(...page.head.querySelectorAll(ofPage))
}

function replaceMain(page: Document, isKept: boolean): void {
  const here = document.getElementById('contenu')
  const next = page.getElementById('contenu')
  if (!here || !next) return
  copyAttributes(page, '#contenu', ['lang', 'inert', 'data-own-styles'])
  if (isKept) makeAlike(here, next)
  else here.replaceChildren(...next.childNodes)
}

function copyAttributes(page: Document, place: string, names: string[]): void {
  const here = document.querySelector(place)
  const next = page.querySelector(place)
  for (const name of names) {
    const value = next?.getAttribute(name) ?? null
    if (value === null) here?.removeAttribute(name)
    else here?.setAttribute(name, value)
  }
}
