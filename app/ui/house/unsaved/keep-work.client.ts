import { workTexts } from '#app/texts/house/work.ts'
import { growRows, offerRows } from '../fields/add-rows.ts'
import { bringPhotos } from '../photos/bring-photos.ts'
import { openFor } from '../photos/places.ts'
import { bringWriting } from '../writing/bring-writing.ts'
import { bringRowActs } from './bring-row-acts.ts'
import { insertReplies } from './insert-reply.ts'
import { forgetOldWork, forgetWork } from './machine.ts'
import { sayState } from './save-state.ts'
import { sendAtSight } from './send-at-sight.ts'
import { tellOpen } from './tell-open.ts'
import { type Draft, findDraft, forgetDraft, keepDraft, noteSent, type Spot, spots, takeSent } from './work-drafts.ts'
import { changedSince, putBack, readBegun, readWritten, type Written } from './written.ts'

// Before anything is compared: blank rows go, and what is left is what the owner has.
offerRows()
insertReplies()

// Forms that change something, and hold something to write.
const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')].filter(holdsWriting)
const begun = new Map<HTMLFormElement, Written>(forms.map((form) => [form, readBegun(form)]))
/** The drafts that are offered and not answered yet. */
const offers = new Map<HTMLFormElement, Map<Spot, HTMLElement>>(forms.map((form) => [form, new Map()]))
/** What this page keeps of a form. */
const kept = new Set<HTMLFormElement>()
let sent: HTMLFormElement | undefined
let soon = 0

sendAtSight(tickAsBegun)
tellOpen()
bringPhotos()
bringRowActs()
bringWriting()
forgetOldWork()
hearTheHouse()
for (const form of forms) {
  for (const spot of spots) offerDraft(form, spot)
  form.addEventListener('submit', () => {
    sent = form
    keepNow(form, true)
    noteSent(form, spotOf(form))
  })
  showState(form)
}

for (const event of ['input', 'change', 'click']) {
  document.addEventListener(event, ({ target }) => {
    // What was sent may have come back as a file, and its page has stayed.
    if (event !== 'click' && target instanceof Node && sent?.contains(target)) sent = undefined
    // Whoever writes without a rest is kept all the same.
    soon ||= window.setTimeout(keepUnsaved, 300)
  })
}

/** Whoever leaves with something unsaved is asked, and finds it again on coming back. */
window.addEventListener('beforeunload', (event) => {
  if (keepUnsaved() === 0) return
  event.preventDefault()
  sent = undefined
})

/** A telephone ends a page without asking. */
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') keepUnsaved()
})

document.addEventListener('keydown', (event) => {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
  const form = document.activeElement?.closest('form') ?? forms.find(isChanged) ?? forms[0]
  if (!form || !begun.has(form)) return
  event.preventDefault()
  form.requestSubmit()
})

/** The house has answered: what was sent is saved; or it stands in its form again, with what is wrong, and is saved nowhere. */
function hearTheHouse(): void {
  // Between an act and its answer the password may be asked for, or what it will do be looked over.
  if (document.querySelector('main :is(input[type="password"], [data-between])')) return
  const keys = takeSent()
  if (!document.querySelector('main > .note[data-told]')) return
  for (const key of keys) forgetWork(key)
  const [form] = forms.filter((one) => one.querySelector('.save-bar'))
  if (form && keys.length > 0) sayState(form, 'saved')
}

/** What the panel ticks by itself is nothing that somebody has written. */
function tickAsBegun(box: HTMLInputElement): void {
  box.checked = box.defaultChecked = true
  if (box.form && begun.has(box.form)) begun.set(box.form, readBegun(box.form))
}

function holdsWriting(form: HTMLFormElement): boolean {
  return form.querySelector('textarea:not([hidden]), select, input:not([type="hidden"]):not([hidden])') !== null
}

function keepUnsaved(): number {
  clearTimeout(soon)
  soon = 0
  for (const form of forms) {
    if (form === sent) continue
    if (isChanged(form)) keepNow(form, false)
    else if (kept.delete(form)) forgetDraft(form, spotOf(form))
    showState(form)
  }
  return forms.filter((form) => form !== sent && isChanged(form)).length
}

function keepNow(form: HTMLFormElement, isSent: boolean): void {
  kept.add(form)
  keepDraft(form, spotOf(form), { written: readWritten(form), begun: begun.get(form) ?? [], isSent })
}

/** What was written before and is not answered yet is not written over. */
function spotOf(form: HTMLFormElement): Spot {
  const open = offers.get(form)
  if (!open?.has('')) return ''
  open.get(' encore')?.remove()
  open.delete(' encore')
  return ' encore'
}

function isChanged(form: HTMLFormElement): boolean {
  return JSON.stringify(readWritten(form)) !== JSON.stringify(begun.get(form))
}

function showState(form: HTMLFormElement): void {
  const isSaved = form.querySelector('.save-state')?.getAttribute('data-is') === 'saved'
  if (isChanged(form)) sayState(form, 'unsaved')
  else if (!isSaved) sayState(form, '')
}

function offerDraft(form: HTMLFormElement, spot: Spot): void {
  const draft = findDraft(form, spot)
  if (!draft) return
  const isRefused = form.matches('[data-again]') || document.querySelector('main :is([role="alert"], [aria-invalid])') !== null
  if (draft.isSent && isRefused) {
    begun.set(form, draft.begun)
    return
  }
  const stands = JSON.stringify(readWritten(form)) === JSON.stringify(draft.written)
  if (!stands) drawOffer(form, spot, draft)
  else if (JSON.stringify(begun.get(form)) !== JSON.stringify(draft.written)) kept.add(form)
  else forgetDraft(form, spot)
}

function drawOffer(form: HTMLFormElement, spot: Spot, { written, begun: before, at }: Draft): void {
  const note = document.createElement('p')
  note.className = 'note'
  note.setAttribute('role', 'status')
  const isOther = JSON.stringify(before) !== JSON.stringify(begun.get(form))
  const answer = (act: () => void) => () => {
    offers.get(form)?.delete(spot)
    act()
  }
  note.append(
    `${workTexts.found(sayWhen(at))} `,
    isOther ? `${workTexts.changed} ` : '',
    drawButton(
      workTexts.takeUp,
      answer(() => {
        const changed = changedSince(written, before)
        growRows(
          form,
          changed.flatMap(([name, text]) => (text === '' ? [] : name)),
        )
        putBack(form, changed)
        note.replaceChildren(workTexts.taken)
        keepUnsaved()
      }),
    ),
    ' ',
    drawButton(
      workTexts.drop,
      answer(() => {
        forgetDraft(form, spot)
        note.remove()
      }),
    ),
  )
  offers.get(form)?.set(spot, note)
  form.before(note)
  openFor(form)
}

function sayWhen(at: number): string {
  return new Date(at).toLocaleString('fr-FR', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
}

function drawButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-line'
  button.textContent = label
  button.addEventListener('click', act)
  return button
}
