import { type Inks, mix } from '../ink/inks.ts'
import { letters } from '../ink/letters.ts'
import { around, cut, each, flecks, gouge, type Point, type Press, shape } from '../ink/press.ts'
import { disc, fill, inside, stroke } from '../ink/print.ts'

export type PlotInks = readonly [ground: string, rows: string]

/** Short strokes around a hill, which leave its top. */
export function hachures({ chance }: Press, [x, y]: Point, [rx, ry]: Point, colour: string): string {
  const rings: [reach: number, count: number][] = [
    [0.42, 26],
    [0.7, 40],
    [0.98, 56],
  ]
  const strokes = rings.map(([reach, count]) =>
    each(count, (i) => {
      const angle = (i / count) * 6.283 + chance() * 0.05
      const near = reach * (0.97 + chance() * 0.06)
      const far = (reach + 0.2) * (0.94 + chance() * 0.08)
      const at = (k: number): Point => [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k]
      return gouge(at(near), at(far), 1.1, 0, 0.2)
    }),
  )
  return fill(strokes.join(''), colour)
}

/** A plot with its rows, turned as the slope wants it. */
export function drawPlot(press: Press, points: Point[], [ground, rows]: PlotInks, turn: number): string {
  const outline = shape(cut(points, press, 1.3, 12))
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.min(...xs)
  const right = Math.max(...xs)
  const top = Math.min(...ys)
  const foot = Math.max(...ys)
  const cx = (left + right) / 2
  const cy = (top + foot) / 2
  const size = Math.max(right - left, foot - top) * 0.7
  const ux = Math.cos(turn)
  const uy = Math.sin(turn)
  const strokes = each(Math.floor(size / 5), (i) => {
    const by = i * 10 - size
    return gouge(
      [cx - uy * by - ux * size, cy + ux * by - uy * size],
      [cx - uy * by + ux * size, cy + ux * by + uy * size],
      1.5,
      press.chance() * 3,
    )
  })
  const specks = flecks(press, [left, top, right - left, foot - top], 14, 2)
  return fill(outline, ground) + inside(outline, fill(strokes, rows) + fill(specks, press.inks.paper))
}

/** A small wood seen from above. */
export function drawWood(press: Press, [x, y]: Point, count: number, spread: number): string {
  const { inks, chance } = press
  const dark = mix(inks.vine, inks.ink, 0.25)
  return each(count, (i) => {
    const tx = x + (chance() - 0.5) * spread
    const ty = y + (i / count - 0.5) * spread * 0.5
    const s = 10 + chance() * 6
    const crown = around(9, (angle): Point => [tx + Math.cos(angle) * s, ty + Math.sin(angle) * s * 0.9])
    const trunk = stroke(
      shape([
        [tx, ty + s * 0.7],
        [tx, ty + s * 1.3],
      ]),
      dark,
      2.4,
    )
    return (
      trunk +
      fill(shape(cut(crown, press, 1, 6)), i % 3 ? inks.vine : dark) +
      fill(gouge([tx - s * 0.5, ty - s * 0.1], [tx + s * 0.1, ty - s * 0.5], 1.1), inks.moss)
    )
  })
}

/** The number of a hill in its disc. */
export function numberTag({ paper, lie }: Inks, [x, y]: Point, number: number): string {
  return (
    disc([x, y], 19, paper) +
    disc([x, y], 16.5, lie) +
    letters(String(number), { x, y: y + 6, size: 22, face: 'bold', colour: paper })
  )
}

/** The tasting room with its flag. */
export function drawHouse({ paper, lie, lees, rosewood }: Inks): string {
  const wall = fill('M-34 0V-30L0 -56L34 -30V0Z', mix(paper, '#ffffff', 0.6))
  const roof = fill('M-42 -26L0 -60L42 -26L34 -22L0 -48L-34 -22Z', lie)
  const door = fill('M-11 0V-14C-11 -29 11 -29 11 -14V0Z', lees)
  return wall + roof + door + stroke('M0 -60V-86', lees, 2.4) + fill('M0 -86L24 -80L0 -71Z', rosewood)
}

/** The rose of the winds. */
export function drawRose({ lie }: Inks): string {
  const points = each(8, (i) => {
    const angle = (i / 8) * 6.283 - Math.PI / 2
    const reach = i % 2 ? 26 : 46
    return gouge([0, 0], [Math.cos(angle) * reach, Math.sin(angle) * reach], i % 2 ? 4 : 7, 0, 0.3)
  })
  const circle = stroke('M32 0a32 32 0 1 1 -64 0a32 32 0 1 1 64 0', lie, 1.6)
  return circle + fill(points, lie) + letters('N', { y: -54, size: 22, colour: lie })
}
