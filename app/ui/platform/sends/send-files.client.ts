import { sendTexts } from '#app/texts/house/sends.ts'
import { type Answer, sendFile } from './send-file.ts'
import { findPhotoFault, shrinkPhoto } from './shrink-photo.ts'
import { sendUntilAnswered } from './until-line.ts'
import { drawUploadRow, type UploadRow } from './upload-row.ts'

const form = document.querySelector<HTMLFormElement>('#sends-form')
const list = document.querySelector<HTMLElement>('#sends')
const told = document.querySelector<HTMLElement>('#sends-told')
let isSending = false

form?.addEventListener('submit', (event) => {
  const files = [...(fileField()?.files ?? [])]
  // With nothing chosen the form says by itself what is missing.
  if (files.length > 0 || isSending) event.preventDefault()
  if (files.length > 0 && !isSending) void sendAll(files)
})

// A file that is let go beside its place would else be opened, and the form be gone.
document.addEventListener('dragover', (event) => {
  if (form && event.dataTransfer?.types.includes('Files')) event.preventDefault()
})
document.addEventListener('drop', (event) => {
  const files = [...(event.dataTransfer?.files ?? [])]
  if (!form || files.length === 0) return
  event.preventDefault()
  if (!isSending) keepChosen([...(fileField()?.files ?? []), ...files])
})

/** One file after the other: what is refused stays chosen, what was taken is not sent again. */
async function sendAll(files: File[]): Promise<void> {
  isSending = true
  forgetFaults()
  const lines = files.map(drawUploadRow)
  list?.replaceChildren(...lines.map(({ row }) => row))
  tell(sendTexts.began(files.length))
  const left = await sendEach(lines)
  keepChosen(left)
  tell(sendTexts.ended(files.length - left.length, left.length))
  if (left.length < files.length) await showArrivals()
  if (left.length === 0) beginAnew()
  isSending = false
}

/** What was said of the files is with them, and nothing that would be lost. */
function beginAnew(): void {
  form?.reset()
  form?.dispatchEvent(new Event('input', { bubbles: true }))
}

async function sendEach(lines: readonly UploadRow[]): Promise<File[]> {
  const left: File[] = []
  for (const [place, line] of lines.entries()) {
    const answer = await send(line)
    line.end(answer)
    if (answer.isKept) continue
    left.push(line.file)
    if (!answer.asked) continue
    // The words are for all of them: without them the others would be refused too.
    askForWords(answer.asked)
    return [...left, ...lines.slice(place + 1).map(({ file }) => file)]
  }
  return left
}

async function send({ file: chosen, advance, halt }: UploadRow): Promise<Answer> {
  const file = await shrinkPhoto(chosen)
  const fault = await findPhotoFault(file, form?.dataset.tooLarge ?? sendTexts.failed)
  if (fault) return { isKept: false, fault }
  const answer =
    form &&
    (await sendUntilAnswered({
      send: () => sendFile(form, file, advance),
      tellCut: () => halt(sendTexts.cut),
    }))
  return answer ?? { isKept: false, fault: sendTexts.failed }
}

function forgetFaults(): void {
  form?.querySelector('.note-bad')?.remove()
  form?.querySelector('#alt-fault')?.remove()
  const words = form?.querySelector('#alt')
  words?.removeAttribute('aria-invalid')
  words?.setAttribute('aria-describedby', 'alt-hint')
}

function askForWords(asked: Element): void {
  form?.querySelector('#words')?.replaceWith(document.adoptNode(asked))
  form?.querySelector<HTMLElement>('#alt')?.focus()
}

function keepChosen(files: readonly File[]): void {
  const field = fileField()
  if (!field) return
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  field.files = chosen.files
}

/** The pictures that came last, as this very page tells them by now. */
async function showArrivals(): Promise<void> {
  const request = new XMLHttpRequest()
  request.open('GET', location.pathname)
  request.responseType = 'document'
  await new Promise((over) => {
    request.onloadend = over
    request.send()
  })
  const arrivals = request.responseXML?.querySelector('#arrivals')
  if (arrivals) document.querySelector('#arrivals')?.replaceWith(document.adoptNode(arrivals))
}

function fileField(): HTMLInputElement | null | undefined {
  return form?.querySelector<HTMLInputElement>('#images')
}

function tell(sentence: string): void {
  if (told) told.textContent = sentence
}
