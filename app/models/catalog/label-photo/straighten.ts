import type { FoundLabel } from './find-label.ts'
import { areaOf, depthIn, distance } from './outline.ts'
import type { Corners, Pixels, Point } from './pixels.ts'

/** How much of a side is left away, so that no ground shows beside the label. */
const inset = 0.006
/** Above that a label is a sheet, and its corners are its own. */
const sheetFill = 0.97

/** A label as it would be seen from the front, out of the photograph that shows it; what lies beside one that is cut round is clear. */
export function straighten(picture: Pixels, { corners, hull }: FoundLabel): Pixels {
  const [a, b, c, d] = corners
  const width = Math.max(1, Math.round((distance(a, b) + distance(d, c)) / 2))
  const height = Math.max(1, Math.round((distance(b, c) + distance(a, d)) / 2))
  const data = new Uint8Array(width * height * 4)
  const place = projectInto(corners)
  const isSheet = areaOf(hull) > sheetFill * areaOf(corners)
  const margin = inset * Math.min(width, height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const from = place(within((x + 0.5) / width), within((y + 0.5) / height))
      copyPixel(picture, from, data, at)
      if (!isSheet) data[at + 3] = 255 * Math.min(1, Math.max(0, depthIn(hull, from) - margin))
    }
  return { data, width, height }
}

const within = (share: number) => inset + share * (1 - 2 * inset)

/** Where a point of a flat sheet, told in shares of its width and height, lies between four corners seen in perspective. */
export function projectInto([a, b, c, d]: Corners): (across: number, down: number) => Point {
  const [dx, dy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const [bx, by, cx, cy] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]]
  const all = bx * cy - by * cx
  const g = (dx * cy - dy * cx) / all
  const h = (bx * dy - by * dx) / all
  return (u, v) => {
    const far = g * u + h * v + 1
    return [
      ((b[0] - a[0] + g * b[0]) * u + (d[0] - a[0] + h * d[0]) * v + a[0]) / far,
      ((b[1] - a[1] + g * b[1]) * u + (d[1] - a[1] + h * d[1]) * v + a[1]) / far,
    ]
  }
}

/** Mixed of the four pixels around a place, each by how near it is. */
function copyPixel({ data, width, height }: Pixels, [x, y]: Point, to: Uint8Array, at: number): void {
  const [left, top] = [clamp(x - 0.5, width - 1), clamp(y - 0.5, height - 1)]
  const [x0, y0] = [Math.floor(left), Math.floor(top)]
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)]
  const [across, down] = [left - x0, top - y0]
  for (let channel = 0; channel < 4; channel++) {
    const of = (column: number, row: number) => data[(row * width + column) * 4 + channel] as number
    const upper = of(x0, y0) * (1 - across) + of(x1, y0) * across
    const lower = of(x0, y1) * (1 - across) + of(x1, y1) * across
    to[at + channel] = Math.round(upper * (1 - down) + lower * down)
  }
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
