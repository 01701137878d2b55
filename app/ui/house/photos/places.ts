import { photoFile, readPhotoField } from '#app/models/house/panel/field.ts'
import { photoTexts } from '#app/texts/house/fields/photos.ts'
import { addRow } from '../fields/add-rows.ts'
import { sayBeside } from './faults.ts'

export function isPhotoField(target: unknown): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'file' && target.id.includes(photoFile)
}

/** The fields of photos within a part of the page; those of a row that is not there yet are none. */
export function photoFieldsIn(part: ParentNode): HTMLInputElement[] {
  return [...part.querySelectorAll('[type="file"]')].filter(isPhotoField).filter((field) => !field.matches(':disabled'))
}

/** The field that a photo goes to which is let go or pasted here: a free one as near as there is. */
export function fieldFor(target: EventTarget | null): HTMLInputElement | undefined {
  for (let part = target instanceof Element ? target.closest('fieldset, form') : null; part; part = outer(part)) {
    const found = freeIn(part)
    if (found) return found
  }
  return freeIn(document)
}

const outer = (part: Element) => part.parentElement?.closest('fieldset, form') ?? null

function freeIn(part: ParentNode): HTMLInputElement | undefined {
  const fields = photoFieldsIn(part)
  if (fields.length === 0 && isRowsOfPhotos(part)) return photoFieldsIn(addRow(part) ?? part)[0]
  const last = fields.at(-1)
  return fields.find(isFree) ?? (last && (takesMore(last) ? nextField(last) : last))
}

/** Rows of which there is none yet. */
function isRowsOfPhotos(part: ParentNode): part is HTMLElement {
  const isRows = part instanceof HTMLElement && part.dataset.rows !== undefined
  return isRows && [...part.querySelectorAll('[data-blank] [type="file"]')].some(isPhotoField)
}

function isFree(field: HTMLInputElement): boolean {
  if (field.files?.length || field.dataset.arrived !== undefined) return false
  const library = `select[name="${readPhotoField(field.name)?.name}"]`
  return !field.closest('fieldset')?.querySelector<HTMLSelectElement>(library)?.value
}

/** Whether there is room for others beside it. */
export function takesMore(field: HTMLInputElement): boolean {
  return readPhotoField(field.name)?.slot !== undefined || field.closest('[data-rows]') !== null
}

/** Where there is room for several, several can be chosen at once. */
export function takeSeveral(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[type="file"]')) {
    if (isPhotoField(field) && takesMore(field)) field.multiple = true
  }
}

/** Puts the first photo into the field, each other one into the next that is free; answers the fields. */
export function putPhotos(files: readonly File[], first: HTMLInputElement): HTMLInputElement[] {
  const fields: HTMLInputElement[] = []
  for (const file of files) {
    const last = fields.at(-1)
    const field = last ? takesMore(last) && nextField(last) : first
    if (!field) break
    put(field, file)
    fields.push(field)
  }
  const left = files.length - fields.length
  if (left > 0) sayBeside(first, photoTexts.noRoom(left))
  return fields
}

/** What is folded away opens for what comes into it. */
export function openFor(field: HTMLElement): void {
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true
}

function nextField(field: HTMLInputElement): HTMLInputElement | undefined {
  const rows = field.closest<HTMLElement>('[data-rows]')
  const around = rows ?? field.closest('fieldset')
  const free = around && photoFieldsIn(around).find(isFree)
  if (free) return free
  const added = rows ? addRow(rows) : addSlot((around && photoFieldsIn(around).at(-1)) ?? field)
  return added && photoFieldsIn(added)[0]
}

/** One more place for a photo and its words, made after the last one. */
function addSlot(field: HTMLInputElement): HTMLElement | undefined {
  const { name = '', slot = '' } = readPhotoField(field.name) ?? {}
  const place = Number(slot) + 1
  const shown = field.closest('.field')
  const words = [...(shown?.parentElement?.children ?? [])].find((one) => one.querySelector(`[name="${name}._mots.${slot}"]`))
  if (!shown || !words || place > 9) return undefined
  const part = document.createElement('div')
  part.className = 'part-fields full'
  for (const one of [shown, words]) {
    const copy = one.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll('*')) rename(element, slot, place)
    part.append(copy)
  }
  for (const one of part.querySelectorAll<HTMLInputElement>('input')) {
    one.value = ''
    one.checked = false
  }
  const label = part.querySelector('label')
  if (label) label.textContent = photoTexts.photoOf(place + 1)
  // What was chosen of the one before it stands between them.
  const shot = words.nextElementSibling?.matches('[data-shot]') ? words.nextElementSibling : undefined
  const last = shot ?? words
  last.after(part)
  return part
}

function rename(element: Element, from: string, to: number): void {
  for (const key of ['name', 'id', 'for', 'aria-describedby']) {
    const said = element.getAttribute(key)
    if (said) element.setAttribute(key, said.replace(new RegExp(`\\.${from}$`), `.${to}`))
  }
}

function put(field: HTMLInputElement, file: File): void {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  field.files = chosen.files
}
