import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { mendKeys } from './body/mend-keys.ts'

/** What the editor and what it drags with say only in English, or do not say, and have no option for. */
const mends: readonly [selector: string, mend: (element: HTMLElement) => void][] = [
  ['[aria-roledescription="draggable"]', (one) => one.setAttribute('aria-roledescription', composerTexts.draggable)],
  ['[id^="dnd-kit-description"]', (one) => say(one, composerTexts.dragging)],
  ['select:not([aria-label], [id])', (one) => one.setAttribute('aria-label', composerTexts.zoom)],
  ['span[aria-label]:not([role])', (one) => one.setAttribute('role', 'img')],
  ['[class^="_NavItem-link_"]', makeButton],
  ['[data-puck-component]:is([role="button"], [aria-pressed]):has([data-puck-component], [contenteditable])', makeGroup],
  ['[class^="_PuckCanvas_"]', (one) => makeRegion(one, composerTexts.canvas)],
  ['[class^="_ActionBar_"]', (one) => makeRegion(one, composerTexts.acts)],
  ['[class^="_FieldsPlugin_"]', (one) => makeRegion(one, composerTexts.settings)],
  ['[class^="_SidebarSection_"]:has(.composer-place)', (one) => makeRegion(one, composerTexts.settings)],
]

function say(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

function makeRegion(element: HTMLElement, label: string): void {
  element.setAttribute('role', 'region')
  element.setAttribute('aria-label', label)
}

/** What holds blocks, or words to be written, is no button: they would be within it. */
function makeGroup(element: HTMLElement): void {
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', element.querySelector('.composed-name')?.textContent ?? '')
  element.removeAttribute('aria-pressed')
}

function makeButton(element: HTMLElement): void {
  element.setAttribute('role', 'button')
  element.tabIndex = 0
  const isPressed = String(element.parentElement?.className.includes('_NavItem--active_') ?? false)
  // What is set anew is watched, even where it says the same.
  if (element.getAttribute('aria-pressed') !== isPressed) element.setAttribute('aria-pressed', isPressed)
}

/** Keeps what the editor makes in French and named, in the page or in its frame; answers how to end it. */
export function mendChrome(inside: Document): () => void {
  const mend = () => {
    for (const [selector, act] of mends) for (const one of inside.querySelectorAll<HTMLElement>(selector)) act(one)
  }
  const watch = new MutationObserver(mend)
  watch.observe(inside, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-pressed', 'aria-roledescription', 'class'],
  })
  mend()
  const endKeys = mendKeys(inside)
  return () => {
    watch.disconnect()
    endKeys()
  }
}
