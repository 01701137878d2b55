import { cut, each, gouge, type Point, type Press, shape, short } from './press.ts'
import { disc, fill, inside, stroke } from './print.ts'

export type Engraving = (ink: string, ground: string) => string

/** The jay of the combe, on its branch. */
export const jay: Engraving = (ink, ground) => {
  const body =
    'M-46 -13L-33 -19C-31 -30 -19 -35 -9 -29C-4 -26 -2 -21 1 -17C14 -13 22 -4 27 6L50 27L47 32L35 25L43 39L37 41L24 24C14 27 2 26 -6 20C-19 12 -25 0 -29 -11Z'
  const wing =
    each(7, (i) => gouge([-2 + i * 3.2, -8 + i * 3], [14 + i * 3, 15 + i * 1.6], 1.1, -3)) +
    each(6, (i) => gouge([-23 + i * 2.6, -4 + i * 4], [-17 + i * 2.4, i * 3.6], 0.9)) +
    each(3, (i) => gouge([30 + i * 3, 14 + i * 5], [44 + i, 28 + i * 3], 0.8))
  const leaves = 'M-24 36C-30 26 -40 25 -46 27C-43 36 -34 41 -24 36ZM20 36C24 44 34 47 41 45C39 38 30 33 20 36Z'
  return (
    fill(body, ink) +
    inside(body, fill(wing, ground)) +
    disc([-20, -21], 2.6, ground) +
    disc([-20, -21], 1.2, ink) +
    stroke('M0 22L-3 35M9 24L8 35', ink, 2) +
    fill(gouge([-46, 39], [46, 34], 2.4, 2) + leaves, ink) +
    fill(gouge([-43, 29], [-28, 35], 0.7) + gouge([24, 38], [37, 43], 0.7), ground)
  )
}

/** The steeple of the village, as they are built here: a dome that ends in a point. */
export const steeple: Engraving = (ink, ground) => {
  const opening = (x: number) => `M${x - 3.4} 16V6C${x - 3.4} 1 ${x + 3.4} 1 ${x + 3.4} 6V16Z`
  const marks =
    opening(-6) +
    opening(6) +
    box(-15, 0, 15, 1.2) +
    box(-15, 22, 15, 23.4) +
    each(5, (i) => gouge([4 + i * 2, 28 + i * 2.6], [14, 28 + i * 2.6], 0.7)) +
    each(5, (i) => gouge([-13 + i * 5, -9], [-5 + i * 2.2, -36], 0.7, i - 2))
  const roofs =
    shape([
      [-40, 44],
      [-40, 26],
      [-28, 16],
      [-18, 26],
      [-18, 44],
    ]) +
    shape([
      [18, 44],
      [18, 30],
      [28, 21],
      [42, 30],
      [42, 44],
    ])
  return (
    fill(box(-15, -4, 15, 44) + dome([0, -6], 36) + box(-19, -7, 19, -3), ink) +
    fill(marks, ground) +
    fill(gouge([-46, 45], [46, 45], 1.8) + roofs, ink) +
    fill(box(-33, 34, -27, 44) + gouge([22, 30], [40, 30], 0.8), ground)
  )
}

const lobes: Point[] = [
  [0, -47],
  [7, -40],
  [11, -30],
  [13, -24],
  [22, -36],
  [34, -35],
  [39, -26],
  [37, -14],
  [30, -4],
  [42, -2],
  [46, 10],
  [40, 20],
  [28, 24],
  [16, 22],
  [7, 16],
  [2, 22],
]

/** The outline of a vine leaf, as a knife leaves it. */
export function leafShape(press: Press, wobble = 1.2): string {
  const mirrored = lobes
    .slice(1)
    .reverse()
    .map(([x, y]): Point => [-x, y])
  return shape(cut([...lobes, ...mirrored], press, wobble, 6))
}

/** A vine leaf with its veins. */
export function leaf(ink: string, ground: string, press: Press): string {
  const sides: Point[] = [
    [30, -28],
    [37, 8],
    [16, -10],
  ]
  const veins = sides
    .map(([x, y], i) => gouge([0, 18 - i * 3], [x, y], 1.2, 3) + gouge([0, 18 - i * 3], [-x, y], 1.2, -3))
    .join('')
  return (
    fill(leafShape(press), ink) + fill(gouge([0, 24], [0, -40], 1.5) + veins, ground) + stroke('M0 24C1 34 4 42 12 47', ink, 3)
  )
}

/** The dome of a steeple, by the middle of its foot and its width. */
export function dome([x, y]: Point, w: number): string {
  const at = (dx: number, dy: number) => `${short(x + w * dx)} ${short(y - w * dy)}`
  const left = `M${at(-0.5, 0)}C${at(-0.5, 0.42)} ${at(-0.5, 0.72)} ${at(-0.2, 0.92)}C${at(-0.09, 1)} ${at(-0.09, 1.1)} ${at(-0.06, 1.24)}`
  return `${left}L${at(0, 1.7)}L${at(0.06, 1.24)}C${at(0.09, 1.1)} ${at(0.09, 1)} ${at(0.2, 0.92)}C${at(0.5, 0.72)} ${at(0.5, 0.42)} ${at(0.5, 0)}Z`
}

/** An upright rectangle by two of its corners. */
export function box(x1: number, y1: number, x2: number, y2: number): string {
  return shape([
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ])
}
