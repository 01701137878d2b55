import { mostFileBytes } from '#app/models/platform/files/file-limits.ts'
import { headBytes, readHeifHead } from '#app/models/platform/files/heif-head.ts'
import { sendTexts } from '#app/texts/house/sends.ts'

/** Of photos as small as that, ten go up at once, and none holds more pixels than the site takes. */
const sureBytes = 3 * 1024 * 1024
const mostPixels = 25_000_000
const longestSide = 3200

/** The same photo, small enough to be kept; one that this browser cannot read, or that is small enough, as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  // A mail or a chat gives such a photo another name.
  const isFromTelephone = await isHeic(file)
  if (!isFromTelephone && !/^image\/(jpeg|png|webp|avif)$/.test(file.type)) return file
  if (!isFromTelephone && file.size <= sureBytes) return file
  // Drawn here it would become its first picture unseen: the site says why it keeps none that moves.
  if (await isAnimated(file)) return file
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    // Only a photograph may be made smaller than it need be: in a drawing one would see it.
    const isFine = file.size <= mostFileBytes && width * height <= mostPixels
    if (isFine && !isFromTelephone && file.type !== 'image/jpeg') return file
    return await draw(picture, file)
  } catch {
    return file
  }
}

/** Why a photo does not leave as it is now: its kind before its weight, for what is to be done is another thing. */
export async function findPhotoFault(photo: File, tooLarge: string): Promise<string | undefined> {
  if (await isHeic(photo)) return sendTexts.heic
  return photo.size > mostFileBytes ? tooLarge : undefined
}

/** Whether a photo is one as telephones keep them, by its own bytes; few browsers read it. */
export async function isHeic(photo: File): Promise<boolean> {
  return readHeifHead(await readHead(photo)) === 'heic'
}

/** By the mark that a WebP bears in its head; a series in AV1 says what it is. */
async function isAnimated(file: File): Promise<boolean> {
  const head = await readHead(file)
  if (readHeifHead(head) === 'moving') return true
  return String.fromCharCode(...head.subarray(8, 16)) === 'WEBPVP8X' && ((head[20] ?? 0) & 2) !== 0
}

async function readHead(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
}

async function draw(picture: ImageBitmap, file: File): Promise<File> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  // A bottle that was cut out of its ground would stand on black in a JPEG. Where WebP cannot be written, this is a PNG.
  const type = isClear(canvas) ? 'image/webp' : 'image/jpeg'
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.88))
  if (!drawn) return file
  const ending = drawn.type.replace('image/', '').replace('jpeg', 'jpg')
  return new File([drawn], file.name.replace(/\.\w+$/, `.${ending}`), { type: drawn.type })
}

/** Whether one sees through it anywhere: a picture of a few dots tells. */
function isClear(canvas: HTMLCanvasElement): boolean {
  const side = 64
  const dots = document.createElement('canvas')
  dots.width = side
  dots.height = side
  const pen = dots.getContext('2d')
  pen?.drawImage(canvas, 0, 0, side, side)
  const colours = pen?.getImageData(0, 0, side, side).data ?? []
  return colours.some((value, place) => place % 4 === 3 && value < 250)
}
