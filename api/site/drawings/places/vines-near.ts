import { mix, type SiteColours } from '../ink/inks.ts'
import { around, each, gouge, openPress, type Point, type Press, shape, short } from '../ink/press.ts'
import { fill, inside, print, stroke } from '../ink/print.ts'
import { ridge, rows, slope } from '../ink/slopes.ts'
import { tree, village } from './village.ts'

/** Vines close by, on the soil at the foot of a picture: stakes, trunks and, but for winter, a hedge of leaves. */
export function vinesNear(press: Press, [w, h]: Point, isBare: boolean): string {
  const { inks, chance } = press
  const s = (h / 620) * 1.05
  const wood = mix(inks.lees, inks.ink, 0.5)
  const soil = ridge(press, h * 0.93, 9)
  let trunks = ''
  let dark = ''
  let light = ''
  let pale = ''
  for (let x = -20; x < w + 40; x += 62 * s) {
    const y = h * 0.9 + chance() * 8
    trunks +=
      stroke(
        `M${short(x)} ${short(y + 60 * s)}C${short(x - 5)} ${short(y + 36 * s)} ${short(x + 7)} ${short(y + 26 * s)} ${short(x)} ${short(y)}`,
        wood,
        5 * s,
      ) + stroke(`M${short(x + 13 * s)} ${short(y + 62 * s)}V${short(y - 36 * s)}`, wood, 2.6 * s)
    for (let k = 0; k < 7 && !isBare; k += 1) {
      const grown = leafNear(
        press,
        [x + (chance() - 0.5) * 62 * s, y - 8 * s + (chance() - 0.6) * 40 * s],
        (10 + chance() * 8) * s,
      )
      if (k < 3) dark += grown
      else if (k % 3) light += grown
      else pale += grown
    }
  }
  const tufts = each(Math.floor(w / 26), (i) => {
    const x = i * 26
    const y = soil((i * 26) / w) + 16 + chance() * 20
    return gouge([x, y], [x + 12 + chance() * 26, y - 2 + chance() * 3], 1)
  })
  const leaves = fill(dark, mix(inks.lie, wood, 0.4)) + fill(light, mix(inks.lie, inks.brick, 0.35)) + fill(pale, inks.brick)
  return trunks + leaves + fill(slope(press, [w, h], soil, 1.6), inks.lees) + fill(tufts, mix(inks.lees, inks.lie, 0.7))
}

function leafNear({ chance }: Press, [x, y]: Point, size: number): string {
  const turn = chance() * 6.28
  return shape(
    around(10, (angle, i): Point => {
      const reach = size * (i % 2 ? 1 : 0.66)
      return [x + Math.cos(angle + turn) * reach, y + Math.sin(angle + turn) * reach * 0.92]
    }),
  )
}

/** A calm hill with its village, as a silhouette for the foot of a page. */
export function drawFrieze({ size, seed, colours }: { size: Point; seed: number; colours?: SiteColours }): string {
  const press = openPress(seed, colours)
  const { inks, chance } = press
  const [w, h] = size
  const light = mix(inks.lees, inks.lie, 0.6)
  const crest = ridge(press, h * 0.52, h * 0.16)
  const ground = slope(press, size, crest)
  const town = village(press, [w * 0.68, crest(0.68) + h * 0.06], (h / 120) * 0.44, {
    wall: inks.lees,
    roof: light,
    dark: inks.lees,
    trees: inks.lees,
  })
  const trees = [0.12, 0.2, 0.24, 0.43, 0.83, 0.87].map((t) =>
    tree(press, [t * w, crest(t) + 4], h * (0.16 + chance() * 0.08), [inks.lees, light]),
  )
  const plots = each(4, (plot) =>
    rows(press, w, crest, {
      from: plot / 4 + 0.01,
      to: (plot + 1) / 4 - 0.01,
      gap: 24,
      depth: h * 0.6,
      weight: 1.7,
      hidden: () => h,
    }),
  )
  return print(w, h, town + trees.join('') + fill(ground, inks.lees) + inside(ground, fill(plots, light)))
}
