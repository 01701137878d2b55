import type { SentPhoto } from '#app/models/house/panel/composed.ts'
import { cropOf, decorOf, pointOf, readPhotoField, wordsOf } from '#app/models/house/panel/field.ts'
import { photoTexts } from '#app/texts/house/fields/photos.ts'
import { sendTexts } from '#app/texts/house/sends.ts'
import { drawUploadRow, type UploadRow } from '../../platform/sends/upload-row.ts'
import { sayBeside, unsay } from './faults.ts'
import { photoFieldsIn } from './places.ts'
import { postPhoto } from './post-photo.ts'

type Sent = SentPhoto<{ id: string }>

let isSending = false

/** Photos leave before the form that they belong to, one by one; it follows once all of them are there. */
export function sendPhotosOf(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  const fields = photoFieldsIn(form).filter(({ name, files }) => readPhotoField(name) && files?.length)
  if (fields.length === 0 && !isSending) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (isSending) return
  isSending = true
  void sendAll(form, fields).then((isAll) => {
    isSending = false
    if (isAll) form.requestSubmit(submitter)
  })
}

async function sendAll(form: HTMLFormElement, fields: readonly HTMLInputElement[]): Promise<boolean> {
  const mute = fields.map((field) => askWords(form, field)).filter((words) => words !== undefined)
  mute[0]?.focus()
  if (mute.length > 0) return false
  const lines = fields.map((field) => ({ field, line: drawUploadRow(field.files?.[0] as File) }))
  drawList(
    form,
    lines.map(({ line }) => line),
  )
  let isAll = true
  for (const { field, line } of lines) {
    unsay(field)
    const sent = await send(form, field, line)
    if (sent.is === 'kept') {
      line.end({ isKept: true })
      choose(field, sent.choice.id)
      continue
    }
    const { image, alt } = sent.faults
    line.end({ isKept: false, fault: image ?? alt ?? sendTexts.failed })
    const place = alt ? wordsFor(form, field) : field
    sayBeside(place ?? field, image ?? alt ?? sendTexts.failed)
    if (isAll) place?.focus()
    isAll = false
  }
  return isAll
}

/** What a photo shows is asked of each, before anything leaves. */
function askWords(form: HTMLFormElement, field: HTMLInputElement): HTMLElement | undefined {
  const words = wordsFor(form, field)
  if (!words) return undefined
  unsay(words)
  if (words.value.trim() !== '' || saidOf(form, field, decorOf) !== '') return undefined
  sayBeside(words, photoTexts.mute)
  return words
}

const partOf = (form: HTMLFormElement, field: HTMLInputElement, naming: typeof wordsOf) => {
  const { name = '', slot } = readPhotoField(field.name) ?? {}
  return form.elements.namedItem(naming(name, slot))
}

function wordsFor(form: HTMLFormElement, field: HTMLInputElement): HTMLInputElement | undefined {
  const words = partOf(form, field, wordsOf)
  return words instanceof HTMLInputElement ? words : undefined
}

function saidOf(form: HTMLFormElement, field: HTMLInputElement, naming: typeof wordsOf): string {
  const part = partOf(form, field, naming)
  if (part instanceof HTMLInputElement) return part.type === 'checkbox' && !part.checked ? '' : part.value
  return part instanceof HTMLSelectElement ? part.value : ''
}

function send(form: HTMLFormElement, field: HTMLInputElement, line: UploadRow): Promise<Sent> {
  const said = (naming: typeof wordsOf) => saidOf(form, field, naming)
  const photo = { file: line.file, words: said(wordsOf), isDecor: said(decorOf) !== '', point: said(pointOf), crop: said(cropOf) }
  return postPhoto(photo, { advance: line.advance, tellCut: () => line.halt(sendTexts.cut) })
}

/** The form names the photo by now, and holds its file no longer. */
function choose(field: HTMLInputElement, id: string): void {
  const { name = '', slot } = readPhotoField(field.name) ?? {}
  const chosen = document.createElement('input')
  chosen.type = 'hidden'
  chosen.name = name
  chosen.value = id
  field.value = ''
  field.dataset.arrived = ''
  // Of several values of one field the last one counts.
  field.closest('fieldset')?.append(chosen)
  const words = field.form && partOf(field.form, field, wordsOf)
  if (words instanceof HTMLInputElement && wordsOf(name, slot).startsWith(`${name}.`)) words.disabled = true
}

function drawList(form: HTMLFormElement, lines: readonly UploadRow[]): void {
  form.querySelector('.sends')?.remove()
  const list = document.createElement('ul')
  list.className = 'sends full'
  list.ariaLabel = sendTexts.list
  list.append(...lines.map(({ row }) => row))
  const bar = form.querySelector('.save-bar')
  if (bar) bar.before(list)
  else form.append(list)
}
