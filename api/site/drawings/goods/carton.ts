import { mix, type SiteColours } from '../ink/inks.ts'
import { letters } from '../ink/letters.ts'
import { motif } from '../ink/motifs.ts'
import { cut, each, flecks, gouge, openPress, type Point, type Press, shape } from '../ink/press.ts'
import { disc, fill, inside, print, shifted, stroke } from '../ink/print.ts'
import { type Bottle, bottleArt } from './bottle.ts'
import { bottleBuilds } from './bottle-shape.ts'

const kraft = { front: '#cf9f6d', side: '#a9784a', flap: '#e0b888', dark: '#7a5230', inside: '#5d3a22' }
const width = 306
const height = 318
const deep = 62
const left = -width / 2 - deep / 2
const right = left + width
const back = -height - deep * 0.7

const face = points(left, 0, left, -height, right, -height, right, 0)
const side = points(right, 0, right, -height, right + deep, back, right + deep, -deep * 0.7)
const hole = points(left, -height, left + deep, back, right + deep, back, right, -height)
const flap = points(left + deep, back, left + deep + 16, back - 58, right + deep - 8, back - 58, right + deep, back)
const open = points(left - 40, -1000, right + 140, -1000, right + 140, -height, left - 40, -height)
const rim = points(left, -height, right, -height, right + deep, back, right, -height)

/** An open carton of three or six, with the necks of the very bottles it holds. */
export function drawCarton(bottles: Bottle[], colours?: SiteColours): string {
  const press = openPress(bottles.length, colours)
  const { inks, chance } = press
  const shadow = each(5, (i) => gouge([left - 16, 2 + i * 3], [right + deep + 20 - i * 8, 2 + i * 3], 1.7))
  const ribs = each(34, (i) => {
    const y = -height + 6 + i * 9
    return gouge([right + 4, y + 8], [right + 14 + chance() * 34, y - chance() * 16], 1.1, 0, 0.3)
  })
  const drawn =
    fill(shadow, inks.lees, 0.5) +
    fill(shape(hole), kraft.inside) +
    fill(shape(cut(flap, press, 1, 14)), kraft.side) +
    inside(shape(open), necksOf(press, bottles)) +
    fill(shape(cut(face, press, 0.9, 20)), kraft.front) +
    fill(shape(cut(side, press, 0.9, 20)), kraft.side) +
    inside(shape(side), fill(ribs, kraft.dark)) +
    stroke(shape(rim), kraft.dark, 1.6) +
    printOf(bottles.length, inks.lie) +
    inside(shape(face), fill(flecks(press, [left, -height, width, height], 70, 1.8), kraft.flap))
  return print(470, 750, shifted([235, 728], drawn))
}

/** The necks in two ranks, the back one first. */
function necksOf(press: Press, bottles: Bottle[]): string {
  const rank = (list: Bottle[], dx: number, dy: number) =>
    list
      .map((bottle, i) => {
        const lift = -height + bottleBuilds[bottle.build].neck * 2 * 0.94 * 0.72 + dy
        return shifted([left + 56 + dx + i * ((width - 112) / 2), lift], bottleArt(press, bottle, true), 0.94)
      })
      .join('')
  const near = deep * (bottles.length > 3 ? 0.26 : 0.45)
  return rank(bottles.slice(3, 6), deep * 0.72, -deep * 0.5) + rank(bottles.slice(0, 3), near, -deep * 0.16)
}

function points(...pairs: number[]): Point[] {
  return pairs.flatMap((x, i) => (i % 2 ? [] : [[x, pairs[i + 1] ?? 0] as const]))
}

/** What is printed on its face. */
function printOf(count: number, ink: string): string {
  const middle = left + width / 2
  return (
    motif('coteaux', { at: [middle, -height + 104], size: 112, ink, ground: kraft.front }) +
    letters('DOMAINE DES', { x: middle, y: -height + 188, size: 15, tracking: 0.22, colour: ink }) +
    letters('Trois Coteaux', { x: middle, y: -height + 224, size: 36, colour: ink, most: width * 0.82 }) +
    letters(`${count} bouteilles`, { x: middle, y: -height + 270, size: 21, face: 'italic', colour: ink })
  )
}

/** A carton from above: which of its places are taken. */
export function drawGauge(size: 3 | 6, full: number, colours?: SiteColours): string {
  const { inks } = openPress(size * 7 + full, colours)
  const lines = size / 3
  const w = 136
  const h = lines * 40 + 16
  const places = each(size, (i) => {
    const at: Point = [28 + (i % 3) * 40, 28 + Math.floor(i / 3) * 40]
    if (i >= full) return disc(at, 15, mix(kraft.flap, kraft.dark, 0.35)) + disc(at, 13, kraft.flap)
    return (
      disc(at, 16, inks.lees) +
      disc(at, 8.4, inks.lie) +
      fill(gouge([at[0] - 11, at[1] + 1], [at[0] - 4, at[1] - 11], 1.4, -2), inks.rosewood)
    )
  })
  const walls =
    [1, 2].map((i) => stroke(`M${8 + i * 40} 8V${h - 8}`, kraft.side, 2.4)).join('') +
    (lines > 1 ? stroke(`M8 48H${w - 8}`, kraft.side, 2.4) : '')
  const ground =
    fill(
      shape([
        [2, 2],
        [w - 2, 2],
        [w - 2, h - 2],
        [2, h - 2],
      ]),
      kraft.front,
    ) +
    fill(
      shape([
        [7, 7],
        [w - 7, 7],
        [w - 7, h - 7],
        [7, h - 7],
      ]),
      kraft.flap,
    )
  return print(w, h, ground + places + walls)
}
