import { findTexts } from '#app/texts/house/find.ts'
import { openDocument } from '../../platform/smooth/open-document.ts'

// The search of the panel over whatever screen one is on: what it finds is the search's own screen, a part of it.
const screen = '/admin/chercher'
const waitMs = 120
let dialog: HTMLDialogElement | undefined
let field: HTMLInputElement
let found: HTMLElement
let timer = 0
let asking = new AbortController()

document.addEventListener('keydown', (event) => {
  const isCalled = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting(event.target)
  if (!isCalled && !isSlash) return
  event.preventDefault()
  open()
})

document.addEventListener('click', (event) => {
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!isPlain || !(event.target as Element).closest('[data-find]')) return
  event.preventDefault()
  open()
})

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

function open(): void {
  dialog ??= draw()
  if (!dialog.open) dialog.showModal()
  field.select()
}

function draw(): HTMLDialogElement {
  const made = document.createElement('dialog')
  made.className = 'finder'
  made.setAttribute('aria-label', findTexts.title)
  const form = document.createElement('form')
  form.className = 'find'
  form.action = screen
  // What may be looked for here follows what the house sells: the way to the search says it.
  const label = document.querySelector<HTMLElement>('[data-find]')?.dataset.find ?? ''
  field = document.createElement('input')
  Object.assign(field, { type: 'search', name: 'q', maxLength: 100, autocomplete: 'off', placeholder: label })
  field.setAttribute('aria-label', label)
  const close = document.createElement('button')
  Object.assign(close, { type: 'button', className: 'more', textContent: findTexts.close })
  close.addEventListener('click', () => made.close())
  found = document.createElement('div')
  found.setAttribute('aria-live', 'polite')
  form.append(field, close)
  made.append(form, found)
  made.addEventListener('click', (event) => event.target === made && made.close())
  made.addEventListener('keydown', walk)
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void find(), waitMs)
  })
  form.addEventListener('submit', goFirst)
  document.body.append(made)
  return made
}

/** What is shown answers what was typed last: a later question gives up an earlier one. */
async function find(): Promise<void> {
  asking.abort()
  asking = new AbortController()
  const words = field.value.trim()
  if (words === '') return found.replaceChildren()
  const url = new URL(`${screen}?${new URLSearchParams({ q: words })}`, location.href)
  const opened = await openDocument({ url }, asking.signal)
  if (!opened || words !== field.value.trim()) return
  // A session that has ended answers with the login: Enter still leads to the screen of the search.
  found.replaceChildren(...(opened.page.querySelector('#trouve')?.childNodes ?? []))
  found.dataset.words = words
}

/** Enter goes where the first result leads, once it answers what stands in the field; else to the screen of the search. */
function goFirst(event: SubmitEvent): void {
  const first = found.querySelector('a')
  if (!first || found.dataset.words !== field.value.trim()) return
  event.preventDefault()
  leave(first)
}

function leave(link: HTMLAnchorElement): void {
  dialog?.close()
  link.click()
}

/** The arrows go from result to result, and back into the field; Escape closes, where a field of this kind would only be emptied. */
function walk(event: KeyboardEvent): void {
  if (event.key === 'Escape') {
    event.preventDefault()
    dialog?.close()
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const stops = [field, ...found.querySelectorAll('a')]
  const at = stops.indexOf(document.activeElement as HTMLInputElement)
  stops.at((at + step + stops.length) % stops.length)?.focus()
}
