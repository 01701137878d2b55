import { workTexts } from '#app/texts/house/work.ts'
import { showWine } from '../../live/show-wine.ts'
import { growRows, offerRows } from '../add-rows.ts'
import { bringPhotos } from '../bring-photos.ts'
import { insertReplies } from '../insert-reply.ts'
import { sendAtSight } from '../send-at-sight.ts'
import { type Draft, entriesOf, findDraft, forgetDraft, forgetSentDrafts, keepDraft, namesIn, putBack } from './work-drafts.ts'

// Before anything is compared: blank rows go, and what is left is what the owner has.
offerRows()
bringPhotos()
showWine()
insertReplies()

// Forms that change something, and hold something to write.
const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')].filter(holdsWriting)
const begun = new Map(forms.map((form) => [form, entriesOf(form)]))
let sent: HTMLFormElement | undefined

sendAtSight(tickAsBegun)

// The house has answered: what was sent is saved, or stands in its form again with what is wrong.
if (document.querySelector('main [role="alert"], main .note[role="status"]')) forgetSentDrafts()
for (const form of forms) {
  offerDraft(form)
  form.addEventListener('submit', () => {
    keepDraft(form, { entries: entriesOf(form), isSent: true })
    sent = form
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
  const form = document.activeElement?.closest('form') ?? listChanged()[0] ?? forms[0]
  if (!form || !begun.has(form)) return
  event.preventDefault()
  form.requestSubmit()
})

/** What the panel ticks by itself is nothing that somebody has written. */
function tickAsBegun(box: HTMLInputElement): void {
  const { form } = box
  const isAsBegun = form !== null && entriesOf(form) === begun.get(form)
  box.checked = true
  if (form && isAsBegun) begun.set(form, entriesOf(form))
}

function holdsWriting(form: HTMLFormElement): boolean {
  return form.querySelector('textarea:not([hidden]), select, input:not([type="hidden"]):not([hidden])') !== null
}

function keepUnsaved(): number {
  const unsaved = listChanged().filter((form) => form !== sent)
  for (const form of unsaved) keepDraft(form, { entries: entriesOf(form), isSent: false })
  return unsaved.length
}

function listChanged(): HTMLFormElement[] {
  return forms.filter((form) => entriesOf(form) !== begun.get(form))
}

function offerDraft(form: HTMLFormElement): void {
  const draft = findDraft(form)
  if (!draft) return
  if (draft.entries === entriesOf(form)) forgetDraft(form)
  else drawOffer(form, draft)
}

function drawOffer(form: HTMLFormElement, draft: Draft): void {
  const note = document.createElement('p')
  note.className = 'note'
  note.setAttribute('role', 'status')
  note.append(
    `${workTexts.found} `,
    drawButton(workTexts.takeUp, () => {
      growRows(form, namesIn(draft))
      putBack(form, draft.entries)
      note.replaceChildren(workTexts.taken)
    }),
    ' ',
    drawButton(workTexts.drop, () => {
      forgetDraft(form)
      note.remove()
    }),
  )
  form.before(note)
}

function drawButton(label: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-line'
  button.textContent = label
  button.addEventListener('click', act)
  return button
}
