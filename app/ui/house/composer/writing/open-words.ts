import { markedWords } from '#app/models/house/written/written-words.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { fieldText } from '#app/texts/house/fields/fields.ts'

/** The attribute that names the field of words that can be written in place. */
export const fieldOf = 'data-words'

/** Opens the words of a block that was drawn to be written where they stand, and closes all that is around them. */
export function openWords(root: HTMLElement, goods: GoodsWords): HTMLElement[] {
  dropSetLetters(root)
  const opened = marksIn(root).flatMap((text) => openMarked(text))
  for (const { place, path, isRich } of opened) {
    place.setAttribute(fieldOf, path)
    place.setAttribute('contenteditable', isRich ? 'true' : 'plaintext-only')
    place.setAttribute('role', 'textbox')
    place.setAttribute('aria-label', nameOf(path, goods))
    if (isRich) place.setAttribute('aria-multiline', 'true')
  }
  dropMarks(root)
  closeRest(root)
  for (const link of root.querySelectorAll(`a[href]:has([${fieldOf}])`)) link.removeAttribute('href')
  return opened.map(({ place }) => place)
}

/** Letters that are set one by one are a picture of words that stand beside them: those are seen, and written. */
function dropSetLetters(root: HTMLElement): void {
  for (const letters of root.querySelectorAll('.wobble')) {
    const words = letters.previousElementSibling
    if (!words || !markedWords.test(words.textContent ?? '')) continue
    words.classList.remove('sr-only')
    letters.remove()
  }
}

/** The field as its form calls it. */
function nameOf(path: string, goods: GoodsWords): string {
  const names = path.split('.').filter((step) => !/^\d+$/.test(step))
  return fieldText('block', names, goods)?.[0] ?? names.join(' ')
}

function marksIn(root: HTMLElement): Text[] {
  const walk = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walk.nextNode()) if (markedWords.test((walk.currentNode as Text).data)) found.push(walk.currentNode as Text)
  return found
}

type Opened = { place: HTMLElement; path: string; isRich: boolean }

/** What is drawn as one text may be several fields. */
function openMarked(text: Text): Opened[] {
  const match = markedWords.exec(text.data)
  if (!match) return []
  const [whole, path = '', said = ''] = match
  const marked = text.splitText(match.index)
  const rest = marked.splitText(whole.length)
  marked.data = said
  const place = said === '' ? richPlace(marked) : linePlace(marked)
  return [...(place ? [{ place, path, isRich: said === '' }] : []), ...openMarked(rest)]
}

/** A rich text stands around the paragraph that names it, which is not part of it. */
function richPlace(marked: Text): HTMLElement | null {
  const paragraph = marked.parentElement
  const place = paragraph?.parentElement ?? null
  paragraph?.remove()
  return place
}

/** What holds the words stays what it is, such as a heading: they are written in a place of their own in it. */
function linePlace(marked: Text): HTMLElement {
  const place = marked.ownerDocument.createElement('span')
  marked.replaceWith(place)
  place.append(marked)
  return place
}

/** Words that stand in an attribute are not written there. */
function dropMarks(root: HTMLElement): void {
  const every = new RegExp(markedWords, 'g')
  for (const one of root.querySelectorAll('*'))
    for (const { name, value } of one.attributes)
      if (markedWords.test(value)) one.setAttribute(name, value.replaceAll(every, '$2'))
}

/** Nothing else of a block takes the keyboard. */
function closeRest(parent: Element): void {
  for (const child of parent.children) {
    if (child.hasAttribute(fieldOf)) continue
    if (!child.querySelector(`[${fieldOf}]`)) child.setAttribute('inert', '')
    else {
      if (child.localName === 'details') child.setAttribute('open', '')
      if (child.localName === 'summary') child.setAttribute('tabindex', '-1')
      closeRest(child)
    }
  }
}
