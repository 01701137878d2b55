import { letDraw, sayByHand } from './frame.ts'
import { fieldFor, isPhotoField, openFor, putPhotos, takeSeveral } from './places.ts'
import { offerWays, showPhoto } from './preview.ts'
import { sendPhotosOf } from './send-photos.ts'

takeSeveral()
offerWays()
for (const part of document.querySelectorAll<HTMLElement>('[data-frame]')) {
  letDraw(part)
  sayByHand(part)
}

document.addEventListener('change', ({ target }) => {
  if (!isPhotoField(target)) return
  const [, ...others] = [...(target.files ?? [])]
  if (others.length > 0) bring([...(target.files ?? [])], target)
  else showPhoto(target)
})

// A file that is let go beside its place would else be opened, and the form be gone.
document.addEventListener('dragover', (event) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
})
document.addEventListener('drop', (event) => {
  const files = [...(event.dataTransfer?.files ?? [])]
  const { target } = event
  const isOther = target instanceof HTMLInputElement && target.type === 'file' && !isPhotoField(target)
  if (files.length === 0 || isOther) return
  event.preventDefault()
  bring(files, fieldFor(target))
})

document.addEventListener('paste', (event) => {
  const { clipboardData: pasted, target } = event
  const photos = [...(pasted?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  // Words that are copied out of a document bring a picture of themselves along.
  const isWords = isWritten(target) && pasted?.getData('text/plain') !== ''
  if (photos.length === 0 || isWords) return
  event.preventDefault()
  bring(photos, fieldFor(target))
})

document.addEventListener('submit', sendPhotosOf, { capture: true })

function bring(files: readonly File[], field: HTMLInputElement | undefined): void {
  if (!field) return
  openFor(field)
  for (const placed of putPhotos(files, field)) {
    if (placed !== field) openFor(placed)
    // What else follows the field, as a form in the browser, hears of it too.
    if (placed.files?.length === 1) placed.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function isWritten(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'file')
}
