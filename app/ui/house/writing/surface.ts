import { openSource, type SourceText } from '#app/models/house/written/keep-source.ts'
import { readWritten } from '#app/models/house/written/read-written.ts'
import type { RichBlock } from '#app/models/site/rich-text.ts'
import { writingTexts } from '#app/texts/house/pages/writing.ts'
import { drawBar } from './bar.ts'
import { drawBlocks } from './draw-words.ts'
import { putCopied } from './put-copied.ts'

/** How long a writer rests before the field takes what is written: less than a draft waits. */
const patience = 150
/** How long the field waits at most for somebody who does not rest. */
const mostPatience = 1000

const opened = new WeakMap<HTMLTextAreaElement, Surface>()
const surfaces = new Set<Surface>()

type Surface = { field: HTMLTextAreaElement; place: HTMLElement; take: () => void }

/** Puts a place where words are written by sight over each text that is written in signs, but over those of rows that wait. */
export function openSurfaces(within: ParentNode): void {
  for (const field of within.querySelectorAll<HTMLTextAreaElement>('textarea[data-rich]'))
    if (!opened.has(field) && !field.closest('[data-blank]')) openSurface(field)
}

/** Whatever is still on its way to its field arrives. */
export function takeAll(): void {
  for (const one of surfaces) {
    if (one.place.isConnected) one.take()
    else surfaces.delete(one)
  }
}

/** The field stays what its form sends, draft and all; it is only not seen. */
function openSurface(field: HTMLTextAreaElement): void {
  const place = drawPlace(field)
  const bar = drawBar(place)
  const stand: Stand = { field, bar, place, timer: 0, since: 0 }
  const one: Surface = { field, place, take: () => take(stand) }
  opened.set(field, one)
  surfaces.add(one)
  const hasFocus = document.activeElement === field
  show(stand)
  hear(stand)
  if (hasFocus && !place.hidden) writeOn(place)
}

type Stand = {
  field: HTMLTextAreaElement
  bar: HTMLElement
  place: HTMLElement
  timer: number
  /** Since when something is written that the field does not say yet. */
  since: number
  text?: SourceText | undefined
  /** What the field said last, as far as the surface knows. */
  said?: string
}

/** Shows what the field says; what cannot be shown stays in signs, with a word. */
function show(stand: Stand): void {
  const { field, bar, place } = stand
  clearTimeout(stand.timer)
  stand.timer = 0
  stand.said = field.value
  stand.text = openSource(field.value, comeBack)
  const blocks = stand.text?.blocks ?? []
  place.replaceChildren(...(blocks.length > 0 ? drawBlocks(document, blocks) : [blank()]))
  const isSeen = stand.text !== undefined
  swap(stand, isSeen)
  bar.hidden = place.hidden = !isSeen
  field.hidden = isSeen
}

/** What leads to the field, names it and says what is wrong with it, does so of what is seen. */
function swap({ field, place }: Stand, isSeen: boolean): void {
  const [from, to] = isSeen ? [field, place] : [place, field]
  const { id } = from
  if (id) {
    from.removeAttribute('id')
    to.id = id
  }
  const label = document.getElementById(place.getAttribute('aria-labelledby') ?? '')
  if (label instanceof HTMLLabelElement) {
    if (isSeen) label.removeAttribute('for')
    else label.htmlFor = field.id
  }
  const hint = field.parentElement?.querySelector<HTMLElement>('.hint')
  if (!hint) return
  hint.dataset.signs ??= hint.textContent ?? ''
  hint.hidden = isSeen
  if (!isSeen) hint.textContent = `${writingTexts.inSigns} ${hint.dataset.signs}`
}

function drawPlace(field: HTMLTextAreaElement): HTMLElement {
  const place = document.createElement('div')
  place.className = 'input words-place'
  place.setAttribute('contenteditable', 'true')
  place.setAttribute('role', 'textbox')
  place.setAttribute('aria-multiline', 'true')
  const label = field.labels[0]
  if (label) {
    label.id ||= `l-${field.name}`
    place.setAttribute('aria-labelledby', label.id)
    label.addEventListener('click', () => place.focus())
  }
  for (const name of ['aria-invalid', 'aria-describedby']) {
    const says = field.getAttribute(name)
    if (says) place.setAttribute(name, says)
  }
  field.after(place)
  return place
}

function blank(): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.append(document.createElement('br'))
  return paragraph
}

/** A part as it would come back if nobody touched it. */
function comeBack(block: RichBlock): readonly RichBlock[] {
  const apart = document.createElement('div')
  apart.append(...drawBlocks(document, [block]))
  return readWritten(apart).content
}

function hear(stand: Stand): void {
  const { field, place } = stand
  place.addEventListener('input', () => {
    if (place.textContent === '' && !place.querySelector('li, h2, h3, h4, blockquote, hr, table, p')) {
      place.replaceChildren(blank())
      writeOn(place)
    }
    const now = performance.now()
    if (stand.timer === 0) stand.since = now
    clearTimeout(stand.timer)
    stand.timer = window.setTimeout(() => take(stand), Math.min(patience, Math.max(0, stand.since + mostPatience - now)))
  })
  place.addEventListener('focusout', () => take(stand))
  // A paste that the panel would take for a photo, because Word brings a picture of its words along.
  place.addEventListener('paste', (event) => {
    const data = event.clipboardData
    if (!data || !(data.types.includes('text/html') || data.types.includes('text/plain'))) return
    event.preventDefault()
    event.stopPropagation()
    putCopied(place, data)
  })
  place.addEventListener('drop', (event) => event.preventDefault())
  // A draft that is taken up, or whatever else writes into the field.
  field.addEventListener('input', () => {
    if (field.hidden && field.value !== stand.said) show(stand)
  })
}

/** The field says what is written; where nobody touched anything, it says what it said. */
function take(stand: Stand): void {
  const { field, place, text, timer } = stand
  if (timer === 0 || !text) return
  clearTimeout(timer)
  stand.timer = 0
  const now = text.write(readWritten(place))
  if (now === field.value) return
  stand.said = field.value = now
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function writeOn(place: HTMLElement): void {
  place.focus()
  const selection = document.getSelection()
  selection?.selectAllChildren(place)
  selection?.collapseToEnd()
}
