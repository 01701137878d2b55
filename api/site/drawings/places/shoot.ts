import { mix, type SiteColours } from '../ink/inks.ts'
import { leafShape } from '../ink/motifs-figures.ts'
import { each, flecks, gouge, openPress, type Point, type Press } from '../ink/press.ts'
import { disc, fill, inside, print, shifted, stroke } from '../ink/print.ts'

const wood = '#6b3a24'

/** A vine shoot with its leaves, tendrils and clusters; `onRose` when it is to lie on the site's own colour. */
export function drawShoot({ seed, onRose = false, colours }: { seed: number; onRose?: boolean; colours?: SiteColours }): string {
  const press = openPress(seed, colours)
  const { inks } = press
  const ground = onRose ? inks.rose : inks.paper
  const stem = 'M10 96C120 40 256 118 352 84C448 50 544 40 626 74'
  const stalks = 'M192 84C205 118 198 128 205 150M422 70C429 96 435 110 429 124'
  const turned = mix(inks.vine, inks.straw, 0.4)
  const drawn =
    stroke(stem, wood, 11) +
    stroke(stem, mix(wood, inks.honey, 0.4), 1.6, '22 9 8 14') +
    tendril([192, 84], 1.5, inks.vine) +
    tendril([512, 70], 1.2, inks.vine) +
    stroke(stalks, wood, 5) +
    grownLeaf(press, { at: [90, 150], scale: 1.5, turn: -24, tone: inks.vine, vein: inks.moss }) +
    grownLeaf(press, { at: [320, 176], scale: 1.75, turn: 8, tone: turned, vein: inks.honey }) +
    grownLeaf(press, { at: [550, 152], scale: 1.55, turn: 28, tone: inks.vine, vein: inks.moss }) +
    cluster(press, { at: [205, 160], scale: 2, tone: inks.lie, ground }) +
    cluster(press, { at: [429, 132], scale: 1.65, tone: mix(inks.lie, inks.ink, 0.25), ground }) +
    grownLeaf(press, { at: [275, 70], scale: 1.2, turn: 150, tone: mix(inks.vine, inks.lie, 0.35), vein: inks.rose })
  return print(640, 520, drawn)
}

function tendril([x, y]: Point, s: number, colour: string): string {
  return stroke(
    `M${x} ${y}c${14 * s} ${-10 * s} ${34 * s} ${-4 * s} ${34 * s} ${12 * s}s${-22 * s} ${16 * s} ${-24 * s} ${2 * s}s${16 * s} ${-12 * s} ${17 * s} ${-s}`,
    colour,
    2.4,
  )
}

function grownLeaf(press: Press, leaf: { at: Point; scale: number; turn: number; tone: string; vein: string }): string {
  const outline = leafShape(press, 1.6)
  const sides: Point[] = [
    [30, -28],
    [38, 8],
  ]
  const main =
    gouge([0, 24], [0, -40], 1.6) +
    sides.map(([x, y]) => gouge([0, 19], [x, y], 1.4, 3) + gouge([0, 19], [-x, y], 1.4, -3)).join('')
  const small = [1, -1].flatMap((side) =>
    sides.flatMap(([x, y]) =>
      [0.35, 0.55, 0.75].map((t) => {
        const from: Point = [x * t * side, 18 + (y - 18) * t]
        return gouge(from, [from[0] + 7 * side, from[1] - 9], 0.7) + gouge(from, [from[0] - 6 * side, from[1] - 8], 0.7)
      }),
    ),
  )
  const marks = fill(main + small.join(''), leaf.vein) + fill(flecks(press, [-46, -46, 92, 70], 16, 1.4), leaf.vein)
  return shifted(leaf.at, fill(outline, leaf.tone) + inside(outline, marks), leaf.scale, leaf.turn)
}

function cluster(
  { chance, inks }: Press,
  { at, scale, tone, ground }: { at: Point; scale: number; tone: string; ground: string },
): string {
  const berries = [4, 6, 6, 5, 5, 4, 3, 2, 1].map((count, row) =>
    each(count, (i) => {
      const x = (i - (count - 1) / 2) * 15 + (chance() - 0.5) * 3
      const y = row * 12 + (chance() - 0.5) * 2.4
      const radius = 8.3 + chance() * 1.1
      const shine = gouge([x - radius * 0.6, y - 0.5], [x - radius * 0.05, y - radius * 0.66], 1.4, -1.2)
      const shade = each(3, (q) => gouge([x + radius * 0.75 - q, y + q * 2.2], [x + radius * 0.1, y + 1.6 + q * 2.2], 0.55))
      const skin = (i + row) % 4 === 0 ? mix(tone, inks.rose, 0.28) : tone
      return disc([x, y], radius + 1.2, ground) + disc([x, y], radius, skin) + fill(shine + shade, inks.rose)
    }),
  )
  return shifted(at, berries.join(''), scale)
}
