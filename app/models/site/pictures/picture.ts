/** Where in a picture the eye should rest; each is a class, for a public page carries no style of its own. */
export const focuses = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type Focus = (typeof focuses)[number]

/** The colours that may stand in a picture's place until it has come. */
export const tones = ['paper', 'sand', 'rose', 'wine', 'soil', 'gold', 'leaf', 'forest', 'sky', 'slate', 'night', 'snow'] as const
export type Tone = (typeof tones)[number]

/** The part of a picture that a point lies in, given in percent from the left and from the top. */
export function focusOf(x: number, y: number): Focus {
  const third = (percent: number) => (percent < 34 ? 0 : percent > 66 ? 2 : 1)
  return focuses[third(y) * 3 + third(x)] ?? 'center'
}

/** A point of that part, in percent. */
export function pointWithin(focus: string): { focalX: number; focalY: number } | undefined {
  const place = (focuses as readonly string[]).indexOf(focus)
  return place < 0 ? undefined : { focalX: (place % 3) * 50, focalY: Math.floor(place / 3) * 50 }
}

/** A picture much higher than wide, as of a bottle alone, stands whole in its place: cut, it would lose neck and foot. */
export function standsWhole({ width, height }: Pick<PictureFacts, 'width' | 'height'>): boolean {
  return height > width * 1.2
}

/** The photograph that may stand for a thing: its first picture, or where that is a drawing the first photograph that shows it whole. */
export function findLeadingPhoto<P extends { url: string; width: number; height: number }>(
  pictures: readonly P[],
): P | undefined {
  return pictures.find((picture, place) => !picture.url.endsWith('.svg') && (place === 0 || standsWhole(picture)))
}

/** A photo of nothing but a bottle: no form that is not its own shows both its neck and its foot. */
export function isBottleAlone({ width, height }: Pick<PictureFacts, 'width' | 'height'>): boolean {
  return height > width * 2
}

/** The widths that pictures are made in, in pixels: few, so that each is soon there for everybody. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const

/** The forms a picture is offered in, the lightest first; what a browser knows none of gets the picture's own kind. */
export const pictureShapes = ['avif', 'webp'] as const

/** What a page has to know of a picture to show it; `webp` is false where its site offers no newer forms. */
export type PictureFacts = { url: string; width: number; height: number; webp?: boolean | undefined }

const stored = /^(.*\/images\/[A-Za-z0-9_-]{1,64}\/[0-9a-f]{12})\.(jpg|png|webp)$/

/** The widths that a picture of this width is made in; it is never blown up. */
export function widthsOf(width: number): number[] {
  return pictureWidths.filter((one) => one <= width)
}

/** The addresses of a picture by form and width, as `srcset` says them; none for a drawing, which is sharp at any width. */
export function sourcesOf(picture: PictureFacts): { type: string; srcset: string }[] {
  const [, stem] = stored.exec(picture.url) ?? []
  const widths = widthsOf(picture.width)
  if (!stem || picture.webp === false || widths.length === 0) return []
  return pictureShapes.map((form) => ({ type: `image/${form}`, srcset: listOf(stem, form, widths) }))
}

/** The address and the widths for browsers that know no newer form. */
export function fallbackOf(picture: PictureFacts): { src: string; srcset: string | undefined } {
  const [, stem, ending] = stored.exec(picture.url) ?? []
  const widths = widthsOf(picture.width)
  if (!stem || !ending || widths.length === 0) return { src: picture.url, srcset: undefined }
  const middle = widths.findLast((width) => width <= 960) ?? widths[0]
  return { src: `${stem}-${middle}.${ending}`, srcset: listOf(stem, ending, widths) }
}

/** The size at which a film fills at most 950 pixels, in the proportions it has. */
export function filmSize({ width, height }: Pick<PictureFacts, 'width' | 'height'>): { width: number; height: number } {
  if (width < 1 || height < 1) return { width: 950, height: 534 }
  const shown = Math.min(950, width)
  return { width: shown, height: Math.round((shown * height) / width) }
}

function listOf(stem: string, ending: string, widths: number[]): string {
  return widths.map((width) => `${stem}-${width}.${ending} ${width}w`).join(', ')
}

/** The address of a picture as others show it beside a link: large, and of a kind that all of them know; none for a drawing. */
export function sharedPictureOf({ url, width }: Pick<PictureFacts, 'url' | 'width'>): string | undefined {
  const [, stem, ending] = stored.exec(url) ?? []
  if (!stem || !ending) return undefined
  const largest = widthsOf(width).findLast((one) => one <= 1280)
  return largest ? `${stem}-${largest}.${ending}` : url
}
