import { areaOf, cornersOf, hullOf, sheetAround } from './outline.ts'
import type { Corners, Pixels, Point } from './pixels.ts'

/** A label found in its photograph: its corners, and the line around it, which is not theirs where the label is cut round. */
export type FoundLabel = { corners: Corners; hull: Point[] }

/** What a label has to be of its photograph to be one. */
const share = { least: 0.06, most: 0.96 }
/** How much of its four corners a label fills; one that is an arch or an oval fills less than a sheet. */
const leastFill = 0.7
/** What fills less of its corners than an arch is round: its corners are those of the smallest upright sheet around it. */
const roundFill = 0.87
/** Closer to the ground than that, in steps of 255, the eye takes a colour for it. */
const leastContrast = 20

/**
 * Looks for the label in a photograph that shows it whole on a plain ground, in a picture made small: nothing where it does not stand out.
 * The ground is taken to be what lies along the edges of the picture, lighter on one side than on the other as light on a table is.
 */
export function findLabel(picture: Pixels): FoundLabel | undefined {
  const contrast = contrastWithGround(picture)
  const limit = Math.max(leastContrast, splitOf(contrast))
  const spot = largestSpot(contrast, picture, limit)
  if (spot.length === 0 || isCut(spot, picture)) return undefined
  const hull = hullOf(
    spot.flatMap(([x, y]): Point[] => [
      [x, y],
      [x + 1, y],
      [x, y + 1],
      [x + 1, y + 1],
    ]),
  )
  const [inside, all] = [areaOf(hull), picture.width * picture.height]
  const four = cornersOf(hull)
  const corners = four && inside > roundFill * areaOf(four) ? four : sheetAround(hull)
  const around = areaOf(corners)
  return inside > share.least * all && around < share.most * all && inside > leastFill * around ? { corners, hull } : undefined
}

/** How far each pixel is from the ground where it lies, from 0 to 255. */
function contrastWithGround(picture: Pixels): Uint8Array {
  const { data, width, height } = picture
  const ground = [0, 1, 2].map((channel) => fitGround(edgeOf(picture, channel)))
  const contrast = new Uint8Array(width * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const far = ground.map(([level, across, down], channel) => {
        const there = level + across * (x / width) + down * (y / height)
        return (data[at * 4 + channel] as number) - there
      })
      contrast[at] = Math.min(255, Math.hypot(...far) / Math.sqrt(3))
    }
  return contrast
}

type Sample = [x: number, y: number, value: number]
/** A colour at the top left, and what it gains to the right and to the foot. */
type Ground = [level: number, across: number, down: number]

function edgeOf({ data, width, height }: Pixels, channel: number): Sample[] {
  const band = Math.max(1, Math.round(Math.min(width, height) * 0.02))
  const samples: Sample[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x < band || y < band || x >= width - band || y >= height - band)
        samples.push([x / width, y / height, data[(y * width + x) * 4 + channel] as number])
  return samples
}

/** The slope that fits best, once with all samples and again without those that lie far from it: a shadow, a corner of something else. */
function fitGround(samples: Sample[]): Ground {
  const first = fitPlane(samples)
  const offs = samples.map((sample) => off(first, sample)).toSorted((one, other) => one - other)
  const usual = offs[Math.floor(offs.length * 0.6)] ?? 0
  return fitPlane(samples.filter((sample) => off(first, sample) <= 2 * usual + 2))
}

const off = ([level, across, down]: Ground, [x, y, value]: Sample) => Math.abs(value - level - across * x - down * y)

/** Least squares by Cramer's rule. */
function fitPlane(samples: Sample[]): Ground {
  const sums = { n: samples.length, x: 0, y: 0, xx: 0, xy: 0, yy: 0, v: 0, xv: 0, yv: 0 }
  for (const [x, y, v] of samples) {
    sums.x += x
    sums.y += y
    sums.xx += x * x
    sums.xy += x * y
    sums.yy += y * y
    sums.v += v
    sums.xv += x * v
    sums.yv += y * v
  }
  const { n, x, y, xx, xy, yy, v, xv, yv } = sums
  const all = determinant([n, x, y], [x, xx, xy], [y, xy, yy])
  return [
    determinant([v, x, y], [xv, xx, xy], [yv, xy, yy]) / all,
    determinant([n, v, y], [x, xv, xy], [y, yv, yy]) / all,
    determinant([n, x, v], [x, xx, xv], [y, xy, yv]) / all,
  ]
}

type Row = [number, number, number]

function determinant([a, b, c]: Row, [d, e, f]: Row, [g, h, i]: Row): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
}

/** Where the pixels part best into near and far, as Otsu parts them. */
function splitOf(contrast: Uint8Array): number {
  const counts = new Array<number>(256).fill(0)
  for (const one of contrast) counts[one] = (counts[one] ?? 0) + 1
  const whole = counts.reduce((all, count, value) => all + count * value, 0)
  let best = { limit: 0, apart: -1 }
  let [near, nearSum] = [0, 0]
  for (const [value, count] of counts.entries()) {
    near += count
    nearSum += count * value
    const far = contrast.length - near
    if (near === 0 || far === 0) continue
    const apart = near * far * (nearSum / near - (whole - nearSum) / far) ** 2
    if (apart > best.apart) best = { limit: value + 1, apart }
  }
  // Dark print on a pale label must not leave the paper with the ground.
  return best.limit * 0.6
}

/** The connected pixels beyond a limit that reach furthest: their edge alone, which is what a line around them needs. */
function largestSpot(contrast: Uint8Array, { width, height }: Pixels, limit: number): Point[] {
  const marks = contrast.map((one) => (one >= limit ? standing : 0))
  let largest: { edge: Point[]; reach: number } = { edge: [], reach: 0 }
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] !== standing) continue
    const edge = walkSpot(marks, start, { width, height })
    const reach = edge.length < 3 ? 0 : areaOf(hullOf(edge))
    if (reach > largest.reach) largest = { edge, reach }
  }
  return largest.edge
}

/** What stands out and was not come by yet, and what was. */
const standing = 1
const walked = 2

/** Marks what is connected with a pixel as walked, and tells the edge of it. */
function walkSpot(marks: Uint8Array, start: number, { width, height }: Size): Point[] {
  const spot = [start]
  marks[start] = walked
  const edge: Point[] = []
  for (const at of spot) {
    const within = besides(at, { width, height }).filter((one) => marks[one])
    if (within.length < 4) edge.push([at % width, Math.floor(at / width)])
    for (const one of within.filter((one) => marks[one] === standing)) {
      marks[one] = walked
      spot.push(one)
    }
  }
  return edge
}

type Size = Pick<Pixels, 'width' | 'height'>

function besides(at: number, { width, height }: Size): number[] {
  const x = at % width
  const beside = [x > 0 && at - 1, x < width - 1 && at + 1, at >= width && at - width, at < width * (height - 1) && at + width]
  return beside.filter((one) => one !== false)
}

/** Whether the picture ends before the label does. */
function isCut(edge: Point[], { width, height }: Pixels): boolean {
  const outside = edge.filter(([x, y]) => x === 0 || y === 0 || x === width - 1 || y === height - 1)
  return outside.length > 0.02 * (width + height)
}
