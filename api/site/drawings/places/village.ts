import { type Inks, mix } from '../ink/inks.ts'
import { box, dome } from '../ink/motifs-figures.ts'
import { around, curve, cut, each, gouge, type Point, type Press, shape } from '../ink/press.ts'
import { fill, shifted, stroke } from '../ink/print.ts'

export type VillageInks = { wall: string; roof: string; dark: string; trees: string }

/** What a village is printed with where nothing else is said. */
export const villageInks = ({ paper, brick, lees, vine }: Inks): VillageInks => ({
  wall: paper,
  roof: brick,
  dark: lees,
  trees: vine,
})

/** A village around its steeple. */
export function village(press: Press, at: Point, scale: number, inks = villageInks(press.inks)): string {
  const { chance } = press
  const row = (count: number, y: number, height: number) =>
    each(count, (i) => {
      const roof = i % 2 ? inks.roof : mix(inks.roof, inks.dark, 0.3)
      const size: Point = [26 + chance() * 20, height * (0.8 + chance() * 0.5)]
      return house(press, [(i - count / 2) * 46 + chance() * 14 - 10, y + chance() * 5], size, { ...inks, roof })
    })
  const trees = each(7, (i) =>
    tree(press, [-130 + i * 44 + chance() * 18, 14 + chance() * 4], 15 + chance() * 12, [
      inks.trees,
      mix(inks.trees, inks.wall, 0.45),
    ]),
  )
  return shifted(at, row(4, -14, 20) + tower(inks) + row(5, 6, 22) + trees, scale)
}

function tower({ wall, dark, roof }: VillageInks): string {
  const windows = 'M-15 -40V-51C-15 -55 -9 -55 -9 -51V-40ZM-2 -40V-51C-2 -55 4 -55 4 -51V-40Z'
  return (
    fill(box(-19, -66, 7, 4), wall) +
    fill(box(-3, -66, 7, 4), mix(wall, dark, 0.3)) +
    fill(dome([-6, -66], 31), dark) +
    fill(box(-22, -67, 10, -63.5), roof) +
    stroke('M-6 -118V-130M-10 -126H-2', dark, 1.5) +
    fill(windows, dark) +
    fill(gouge([-14, -70], [-11, -100], 1, -2) + gouge([-8, -70], [-7, -102], 0.9), mix(dark, wall, 0.5))
  )
}

function house({ chance }: Press, [x, y]: Point, [w, h]: Point, { wall, roof, dark }: VillageInks): string {
  const lean = w * (0.1 + chance() * 0.1)
  const top = y - h
  const side = w * 0.34
  const gable: Point[] = [
    [x + w, y],
    [x + w, top],
    [x + w + side / 2, top - h * 0.55],
    [x + w + side, top],
    [x + w + side, y],
  ]
  const slope: Point[] = [
    [x - 3, top + 2],
    [x + lean, top - h * 0.62],
    [x + w + side / 2 + 1, top - h * 0.62],
    [x + w + 2, top + 2],
  ]
  const tiles = each(4, (i) => gouge([x + (i + 1) * w * 0.2, top], [x + lean + (i + 1) * w * 0.19, top - h * 0.56], 0.7))
  const windows = each(Math.floor(w / 15), (i) => box(x + 6 + i * 14, y - h * 0.72, x + 11 + i * 14, y - h * 0.38))
  return (
    fill(box(x, top, x + w, y), wall) +
    fill(shape(gable), mix(wall, dark, 0.32)) +
    fill(shape(slope), roof) +
    fill(tiles, mix(roof, wall, 0.45)) +
    fill(windows, dark)
  )
}

/** A tree, round or pointed as chance has it, in its two tones. */
export function tree(press: Press, [x, y]: Point, s: number, [dark, light]: readonly [string, string]): string {
  const { chance } = press
  if (chance() < 0.35) {
    const poplar: Point[] = [
      [x - s * 0.16, y],
      [x - s * 0.22, y - s * 0.9],
      [x, y - s * 1.9],
      [x + s * 0.22, y - s * 0.9],
      [x + s * 0.16, y],
    ]
    return fill(shape(cut(poplar, press, s * 0.03, s * 0.4)), dark)
  }
  const crown = around(
    9,
    (angle): Point => [
      x + Math.cos(angle) * s * (0.55 + chance() * 0.1),
      y - s * 0.72 + Math.sin(angle) * s * (0.52 + chance() * 0.08),
    ],
  )
  const marks = each(4, (i) =>
    gouge(
      [x - s * 0.36 + i * s * 0.05, y - s * (1.02 - i * 0.16)],
      [x - s * 0.02 + i * s * 0.04, y - s * (1.1 - i * 0.16)],
      s * 0.035,
    ),
  )
  return fill(curve(crown, true) + box(x - s * 0.06, y - s * 0.4, x + s * 0.06, y + 2), dark) + fill(marks, light)
}
