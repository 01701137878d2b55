import type { Element, Node } from 'happy-dom'

/** What runs on in the line around it; all else stands apart. */
const inline = new Set('A ABBR B BUTTON CODE EM I IMG INPUT LABEL MARK S SMALL SPAN STRONG SUB SUP SVG TIME U'.split(' '))
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])
const filledIn = new Set(['INPUT', 'SELECT', 'TEXTAREA'])

/** With spaces that break, for a test that is not about those that do not. */
export const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** What can be read in an element, with one space where its blocks part. */
export function textOf(element: Element, isLeftOut: (inner: Element) => boolean = () => false): string {
  return tidy(wordsIn(element, (inner) => unread.has(inner.tagName) || inner.hasAttribute('hidden') || isLeftOut(inner)))
}

/** What assistive technology calls an element. */
export function nameOf(element: Element): string {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  if (labels.length > 0) return labels.map((id) => spoken(element.ownerDocument.getElementById(id))).join(' ')
  const said = element.getAttribute('aria-label') ?? labelOf(element)
  return said || tidy(element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '')
}

/** What names an element by its kind. */
function labelOf(element: Element): string {
  const { tagName, id } = element
  if (filledIn.has(tagName)) {
    if (element.getAttribute('type') === 'submit') return element.getAttribute('value') ?? ''
    const { ownerDocument } = element
    return spoken((id && ownerDocument.querySelector(`label[for="${id}"]`)) || element.closest('label'))
  }
  if (tagName === 'FIELDSET') return spoken(element.querySelector('legend'))
  if (tagName === 'IMG') return element.getAttribute('alt') ?? ''
  if (['SECTION', 'NAV', 'ASIDE', 'ARTICLE', 'FORM', 'DIALOG'].includes(tagName)) {
    return spoken(element.querySelector('h1, h2, h3, h4, h5, h6'))
  }
  return tagName === 'HEADER' || tagName === 'FOOTER' ? '' : spoken(element)
}

/** The words of an element as part of a name: a picture says what stands for it, a field in it nothing. */
function spoken(element: Element | '' | null): string {
  if (!element) return ''
  return tidy(wordsIn(element, isSilent))
}

const isSilent = (element: Element) =>
  unread.has(element.tagName) ||
  filledIn.has(element.tagName) ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true'

function wordsIn(node: Node, isLeftOut: (element: Element) => boolean): string {
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType === child.TEXT_NODE) return child.textContent ?? ''
      if (child.nodeType !== child.ELEMENT_NODE) return ''
      const element = child as Element
      if (isLeftOut(element)) return ''
      const words = element.tagName === 'IMG' ? (element.getAttribute('alt') ?? '') : wordsIn(element, isLeftOut)
      return inline.has(element.tagName.toUpperCase()) ? words : ` ${words} `
    })
    .join('')
}

/** Spaces that only shape the source are one; those that do not break are words. */
const tidy = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ').trim()
