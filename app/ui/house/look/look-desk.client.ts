import '../../../styles/house/look-desk.css'
import { noAnswer } from '#app/texts/house/work.ts'
import { openDocument } from '../../platform/smooth/open-document.ts'
import { findWork, keepWork, workKey } from '../unsaved/machine.ts'
import { keepMoment, putMomentBack } from './kept-moment.ts'

// The desk of the look: each choice is kept as a draft at once, and the site beside it follows.
const form = document.querySelector<HTMLFormElement>('.look-controls')
const stage = document.querySelector<HTMLElement>('.look-stage')
const waitMs = 250
/** Where the site does not answer. */
const againMs = 3000
/** What is sent: a form, and the button by which it is. */
type Send = [form: HTMLFormElement, submitter?: HTMLElement | null]
let timer = 0
let isSending = false
let waiting: Send | undefined
/** What is chosen and has not reached the site yet, field by field; it stays on this machine as drafts of forms do. */
const key = workKey('apparence')
let chosen: Record<string, string> = {}
takeUp()
keepMoment()

form?.addEventListener('input', ({ target }) => {
  const { name, value, type, checked, form: own } = target as HTMLInputElement
  if (type === 'file') trySoon([own as HTMLFormElement], 0)
  else {
    chosen[name] = type === 'checkbox' && !checked ? '' : value
    keepWork(key, { chosen })
    trySoon([form])
  }
})
form?.classList.add('is-live')
for (const one of document.querySelectorAll<HTMLFormElement>('.look-controls, #look-photo'))
  one.addEventListener('submit', (event) => {
    // What is looked for in the library comes with the whole form, as without script.
    if ([event.submitter, document.activeElement].some((at) => at?.closest('.search-line'))) return
    event.preventDefault()
    trySoon([one, event.submitter], 0)
  })

/** What was chosen and never reached the site is chosen again. */
function takeUp(): void {
  chosen = findWork<{ chosen: typeof chosen }>(key)?.chosen ?? {}
  const all = Object.entries(chosen)
  for (const [name, value] of all) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | null
    if (field?.type === 'checkbox') field.checked = value !== ''
    else if (field) field.value = value
  }
  if (form && all.length > 0) trySoon([form])
}

function trySoon(send: Send, wait = waitMs): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => void tryOn(send), wait)
}

/** One after the other: what is kept second has to name what was kept first. */
async function tryOn(send: Send): Promise<void> {
  if (isSending) {
    waiting = send
    return
  }
  const [one, submitter] = send
  isSending = true
  const leaving = { ...chosen }
  one.ariaBusy = 'true'
  const body = new FormData(one, submitter)
  const opened = await openDocument({ url: new URL(one.action), body })
  isSending = false
  one.ariaBusy = null
  sayLost(!opened)
  if (!opened) return trySoon(waiting ?? send, againMs)
  // Without the answer of the desk, a session that has ended for one, the form goes the plain way and says so itself.
  if (!opened.page.querySelector('.look-desk')) return one.submit()
  const isRefused = opened.status >= 400
  take(opened.page, isRefused || [...body.values()].some((value) => (value as File).size))
  const next = waiting
  waiting = undefined
  if (!isRefused) {
    for (const [name, value] of Object.entries(leaving)) if (chosen[name] === value) delete chosen[name]
    keepWork(key, { chosen })
  }
  if (next) void tryOn(next)
}

const lost = document.createElement('p')
lost.className = 'note note-bad'
lost.setAttribute('role', 'status')
lost.textContent = noAnswer

function sayLost(isLost: boolean): void {
  if (isLost) form?.before(lost)
  else lost.remove()
}

/** Takes over what the desk says now, all but what is being filled in. */
function take(page: Document, isWhole: boolean): void {
  const said = [...page.querySelectorAll('[data-live]')]
  for (const part of document.querySelectorAll('[data-live]')) {
    const now = said.shift()
    if (now && !part.contains(document.activeElement)) part.replaceWith(now)
  }
  putMomentBack()
  const hash = page.querySelector<HTMLInputElement>('.look-controls [name=vu]')?.value ?? ''
  for (const field of document.querySelectorAll<HTMLInputElement>('[name=vu]')) field.value = hash
  // What was refused, or changed by somebody else, is told where it stands: in the whole form; a logo that came in is chosen there.
  if (isWhole) form?.replaceChildren(...(page.querySelector('.look-controls')?.childNodes ?? []))
  const after = document.querySelector<HTMLElement>('.look-frame.after')
  const key = page.querySelector<HTMLElement>('.look-frame.after')?.dataset.key
  if (!after || !key) return
  after.dataset.key = key
  show(after)
}

/** Shows the page at hand anew, and only once it is there, at the height at which it was being read. */
function show(box: HTMLElement, path?: string): void {
  const old = box.querySelector('iframe')
  if (!old) return
  for (const coming of box.querySelectorAll('.coming')) coming.remove()
  const inside = path === undefined ? old.contentWindow : null
  const url = new URL(path ?? placeOf(inside) ?? old.src, location.href)
  const top = inside?.scrollY ?? 0
  url.searchParams.set('apercu', box.dataset.key ?? 'public')
  const next = old.cloneNode() as HTMLIFrameElement
  next.className = 'coming'
  next.loading = 'eager'
  next.src = url.href
  next.addEventListener('load', () => {
    next.contentWindow?.scrollTo({ top, behavior: 'instant' })
    old.remove()
    next.className = ''
  })
  old.after(next)
}

function placeOf(inside: Window | null): string | undefined {
  try {
    const { href, pathname } = inside?.location ?? { href: 'about:blank', pathname: '' }
    return href.startsWith('http') && !pathname.startsWith('/admin') ? href : undefined
  } catch {
    // A page that lets nobody frame it is nobody's to read.
    return undefined
  }
}

document.querySelector('.look-tools nav')?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-path]')
  if (!link) return
  event.preventDefault()
  for (const other of link.parentElement?.children ?? []) other.removeAttribute('aria-current')
  link.ariaCurrent = 'true'
  for (const box of document.querySelectorAll<HTMLElement>('.look-frame')) show(box, link.dataset.path)
})

/** A page wider than its place is shown smaller. */
function fit(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.look-frame')) {
    const width = Number(document.querySelector<HTMLInputElement>('[name=largeur]:checked')?.value ?? 1440)
    const room = box.clientWidth
    if (room > 0) box.style.setProperty('--scale', String(Math.min(1, room / width)))
  }
}

if (stage) new ResizeObserver(fit).observe(stage)
document.querySelector('.look-tools')?.addEventListener('change', () => requestAnimationFrame(fit))
