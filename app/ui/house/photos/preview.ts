import { cropOf, pointOf, readPhotoField, wordsOf } from '#app/models/house/panel/field.ts'
import { focuses, focusOf } from '#app/models/site/pictures/picture.ts'
import { toBox, writeCrop } from '#app/models/site/pictures/picture-crop.ts'
import { pointWidth } from '#app/models/site/pictures/picture-point.ts'
import { photoTexts } from '#app/texts/house/fields/photos.ts'
import { sendTexts } from '#app/texts/house/sends.ts'
import { isHeic } from '../../platform/sends/shrink-photo.ts'
import { sayBeside, unsay } from './faults.ts'
import { drawFrame, letDraw } from './frame.ts'
import { isPhotoField, takesMore } from './places.ts'

/** Says of each field of photos what else one can do than choose a file. */
export function offerWays(): void {
  const isTouched = matchMedia('(pointer: coarse)').matches
  for (const field of document.querySelectorAll<HTMLInputElement>('[type="file"]')) {
    if (!isPhotoField(field)) continue
    const hint = field.closest('.field')?.querySelector('.hint')
    hint?.prepend(`${takesMore(field) ? photoTexts.bringMany : photoTexts.bring} `)
    if (isTouched) hint?.before(drawCamera())
  }
  document.addEventListener('click', ({ target }) => {
    const field =
      target instanceof Element &&
      target.closest('[data-camera]')?.closest('.field')?.querySelector<HTMLInputElement>('[type="file"]')
    if (!field) return
    field.capture = 'environment'
    field.click()
    field.removeAttribute('capture')
  })
}

function drawCamera(): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn btn-line'
  button.dataset.camera = ''
  button.textContent = photoTexts.camera
  return button
}

/** Shows the photo that was chosen, and asks what of it stays in sight. */
export function showPhoto(field: HTMLInputElement): void {
  unsay(field)
  // In the composer the field is none of the form's, and its id alone tells what it is for.
  const own = readPhotoField(field.id.slice(2))
  const place = field.closest('.field')
  place?.parentElement?.querySelector(`[data-shot="${field.id}"]`)?.remove()
  const [photo] = field.files ?? []
  if (!own || !place || !photo) return
  const shot = document.createElement('div')
  shot.className = 'field full'
  shot.dataset.shot = field.id
  void draw(photo).then(async (canvas) => {
    // Another kind that this browser cannot read is sent as it is, and seen there.
    const isUnread = !canvas && (await isHeic(photo))
    if (field.files?.[0] !== photo) return
    if (isUnread) sayBeside(field, sendTexts.heic)
    if (!canvas) return
    shot.append(canvas, ...askPoint(canvas, pointOf(own.name, own.slot)), ...askCrop(canvas, cropOf(own.name, own.slot)))
    const words = place.nextElementSibling
    const isAsked = words?.querySelector(`[name="${wordsOf(own.name, own.slot)}"]`)
    ;(isAsked && words ? words : place).after(shot)
  })
}

async function draw(photo: File): Promise<HTMLCanvasElement | undefined> {
  try {
    const picture = await createImageBitmap(photo)
    const canvas = document.createElement('canvas')
    canvas.width = pointWidth
    canvas.height = Math.max(1, Math.round((picture.height / picture.width) * pointWidth))
    canvas.className = 'point'
    canvas.ariaHidden = 'true'
    canvas.style.maxWidth = '100%'
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return canvas
  } catch {
    return undefined
  }
}

/** By touch on the photo, or in words. */
function askPoint(canvas: HTMLCanvasElement, name: string): HTMLElement[] {
  const choice = document.createElement('select')
  choice.id = `f-${name}`
  choice.name = name
  choice.className = 'input'
  choice.append(...focuses.map((focus, place) => new Option(photoTexts.points[place], focus)))
  choice.value = 'center'
  const label = document.createElement('label')
  label.htmlFor = choice.id
  label.textContent = photoTexts.point
  const says = document.createElement('p')
  says.className = 'hint'
  says.textContent = photoTexts.pointSays
  canvas.addEventListener('click', ({ offsetX, offsetY }) => {
    choice.value = focusOf((offsetX / canvas.clientWidth) * 100, (offsetY / canvas.clientHeight) * 100)
  })
  return [label, choice, says]
}

/** Which part of it is shown; the photo above follows, so that the point is touched on what will be seen. */
function askCrop(canvas: HTMLCanvasElement, name: string): HTMLElement[] {
  const photo = document.createElement('canvas')
  photo.width = canvas.width
  photo.height = canvas.height
  photo.getContext('2d')?.drawImage(canvas, 0, 0)
  const said = document.createElement('input')
  said.type = 'hidden'
  said.name = name
  const part = drawFrame(photo, `f-${name}`)
  letDraw(part, (crop) => {
    said.value = writeCrop(crop)
    const box = toBox(crop, photo)
    canvas.height = Math.max(1, Math.round((box.height / box.width) * pointWidth))
    canvas.getContext('2d')?.drawImage(photo, box.left, box.top, box.width, box.height, 0, 0, canvas.width, canvas.height)
  })
  return [part, said]
}
