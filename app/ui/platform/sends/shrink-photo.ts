import { mostFileBytes } from '#app/models/platform/files/file-limits.ts'

/** Of photos as small as that, ten go up at once, and none holds more pixels than the site takes. */
const sureBytes = 3 * 1024 * 1024
const mostPixels = 25_000_000
const longestSide = 3200

/** The same photo, small enough to be kept; one that this browser cannot read, or that is small enough, as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp|avif|hei[cf])$/.test(file.type)) return file
  const isHeic = /hei[cf]$/.test(file.type)
  if (file.size <= sureBytes && !isHeic) return file
  // Drawn here it would become its first picture unseen: the site says why it keeps none that moves.
  if (await isAnimated(file)) return file
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    // Only a photograph may be made smaller than it need be: in a drawing one would see it.
    const isFine = file.size <= mostFileBytes && width * height <= mostPixels
    if (isFine && !isHeic && file.type !== 'image/jpeg') return file
    return await draw(picture, file)
  } catch {
    return file
  }
}

/** By the mark that a WebP bears in its head. */
async function isAnimated(file: File): Promise<boolean> {
  if (file.type !== 'image/webp') return false
  const head = new Uint8Array(await file.slice(12, 21).arrayBuffer())
  return String.fromCharCode(...head.subarray(0, 4)) === 'VP8X' && ((head[8] ?? 0) & 2) !== 0
}

async function draw(picture: ImageBitmap, file: File): Promise<File> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.88))
  return drawn ? new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
}
