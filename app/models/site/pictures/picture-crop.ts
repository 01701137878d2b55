/** The part of a picture that is shown, in percent of the whole. */
export type Crop = { left: number; top: number; width: number; height: number }

/** The same in pixels of the whole. */
export type Box = Crop

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** The proportions that are ready to choose, as width by height. */
export const cropRatios = ['1:1', '4:5', '4:3', '3:2', '16:9'] as const
export type CropRatio = (typeof cropRatios)[number]

/** Of a picture that is not cut. */
export const wholeCrop: Crop = { left: 0, top: 0, width: 100, height: 100 }

/** No side of a part is smaller than this, in percent: less would be a mere fleck. */
export const leastCrop = 5

/** A part of a picture in whole pixels; it never lies beyond an edge. */
export function toBox(crop: Crop, whole: Size): Box {
  const { left, top, width, height } = withinWhole(crop)
  const across = spanOf(left, width, whole.width)
  const down = spanOf(top, height, whole.height)
  return { left: across.start, top: down.start, width: across.length, height: down.length }
}

/** A part in pixels, in percent: fine enough for the same pixels to come out of it. */
export function toCrop(box: Box, whole: Size): Crop {
  const percent = (part: number, of: number) => Math.round((part / of) * 10_000) / 100
  return {
    left: percent(box.left, whole.width),
    top: percent(box.top, whole.height),
    width: percent(box.width, whole.width),
    height: percent(box.height, whole.height),
  }
}

/** Moves a part back into the picture. */
export function withinWhole({ left, top, width, height }: Crop): Crop {
  const [across, down] = [between(leastCrop, width, 100), between(leastCrop, height, 100)]
  const moved = { left: between(0, left, 100 - across), top: between(0, top, 100 - down), width: across, height: down }
  return { left: roundOff(moved.left), top: roundOff(moved.top), width: roundOff(moved.width), height: roundOff(moved.height) }
}

/** A whole side is one however it was reckoned. */
function roundOff(percent: number): number {
  return Math.round(percent * 10_000) / 10_000
}

/** The largest part of these proportions that lies in another one, as near as may be to a point of the whole, in percent. */
export function fitRatio(crop: Crop, ratio: CropRatio, { whole, around }: { whole: Size; around?: Point | undefined }): Crop {
  const { left, top, width, height } = withinWhole(crop)
  const wanted = (shareOf(ratio) * whole.height) / whole.width
  const narrow = Math.min(width, height * wanted)
  const low = narrow / wanted
  const { x, y } = around ?? { x: left + width / 2, y: top + height / 2 }
  return withinWhole({
    left: between(left, x - narrow / 2, left + width - narrow),
    top: between(top, y - low / 2, top + height - low),
    width: narrow,
    height: low,
  })
}

/** The part that is drawn from one corner to another, in the proportions that are wanted of it in percent, where any are. */
export function spanCorners(from: Point, to: Point, wanted?: number): Crop {
  const [isLeft, isUp] = [to.x < from.x, to.y < from.y]
  let [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (wanted !== undefined) {
    width = Math.max(width, height * wanted, leastCrop, leastCrop * wanted)
    width = Math.min(width, isLeft ? from.x : 100 - from.x, (isUp ? from.y : 100 - from.y) * wanted)
    height = width / wanted
  }
  return withinWhole({ left: isLeft ? from.x - width : from.x, top: isUp ? from.y - height : from.y, width, height })
}

/** The part that a form asks for; null for the whole. Of what stands there unchanged, ready proportions are taken anew out of the whole. */
export function chooseCrop({ ratio, sides }: AskedCrop, { crop, whole, focus }: KnownCrop): Crop | null {
  const known = crop ?? wholeCrop
  const isSame = writeCrop(sides) === writeCrop(known)
  if (ratio === 'whole' && isSame) return null
  const chosen = cropRatios.find((one) => one === ratio)
  const isTaken = isSame && chosen !== undefined && ratioOf(known, whole) !== chosen
  const around = isTaken ? moveFocus(focus, known, wholeCrop) : undefined
  const begun = isTaken ? wholeCrop : withinWhole(sides)
  const asked = chosen && (isTaken || ratioOf(begun, whole) !== chosen) ? fitRatio(begun, chosen, { whole, around }) : begun
  return isWhole(asked) ? null : asked
}

type AskedCrop = { ratio: string; sides: Crop }
type KnownCrop = { crop: Crop | null; whole: Size; focus: Point }

/** Which of the ready proportions a part has, if it has one. */
export function ratioOf({ width, height }: Crop, whole: Size): CropRatio | undefined {
  const own = (width * whole.width) / (height * whole.height)
  return cropRatios.find((ratio) => Math.abs(own / shareOf(ratio) - 1) < 0.01)
}

/** A ready proportion as one number: width divided by height. */
export function shareOf(ratio: CropRatio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width / height
}

/** Where a point of one part lies in another one of the same picture, in whole percent of it: on its edge when it lies beyond. */
export function moveFocus({ x, y }: Point, from: Crop, to: Crop): Point {
  const along = (percent: number, [start, length]: [number, number], [other, its]: [number, number]) =>
    between(0, Math.round(((start + (percent / 100) * length - other) / its) * 100), 100)
  return {
    x: along(x, [from.left, from.width], [to.left, to.width]),
    y: along(y, [from.top, from.height], [to.top, to.height]),
  }
}

/** A part as a form sends it, four numbers in a line; nothing where it is none, or the whole. */
export function readCrop(text: string): Crop | undefined {
  const numbers = text.trim().split(/\s+/).map(readPercent)
  const [left, top, width, height] = numbers
  if (numbers.length !== 4 || left === undefined || top === undefined || !width || !height) return undefined
  const crop = withinWhole({ left, top, width, height })
  return isWhole(crop) ? undefined : crop
}

/** The same four numbers in a line. */
export function writeCrop({ left, top, width, height }: Crop): string {
  return [left, top, width, height].map((percent) => Math.round(percent * 100) / 100).join(' ')
}

/** Whether nothing is cut away. */
export function isWhole({ width, height }: Crop): boolean {
  return width === 100 && height === 100
}

/** A number of percent as somebody types it, with a comma or a point. */
export function readPercent(text: string): number | undefined {
  return /^\d{1,3}([.,]\d{1,4})?$/.test(text.trim()) ? Math.min(100, Number(text.trim().replace(',', '.'))) : undefined
}

function spanOf(start: number, length: number, whole: number): { start: number; length: number } {
  const pixels = between(1, Math.round((length / 100) * whole), whole)
  return { start: between(0, Math.round((start / 100) * whole), whole - pixels), length: pixels }
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
